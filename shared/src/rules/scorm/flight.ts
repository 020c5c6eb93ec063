/**
 * One thing that happened in a launch, `at` so many milliseconds after it began. `call`: content called the API; `commit`: the player saved
 * (`answer` says how it ended); `page`: the window or the connection changed; `fault`: an error in the content's own script.
 */
export type FlightEntry = {
  at: number
  kind: 'call' | 'commit' | 'page' | 'fault'
  name: string
  element?: string | undefined
  value?: string | undefined
  answer?: string | undefined
  /** of the API, 0 without an error */
  code?: number | undefined
  took_ms?: number | undefined
  /** how often in a row */
  times?: number | undefined
}

/** The most entries of one part, and parts of one launch: what comes after is not recorded. */
export const flightPartMost = 300
export const flightPartsMost = 200
/** The most bytes of all recordings of one learner at one item: a part that comes after is not kept. */
export const flightBytesMost = 2 * 1024 ** 2
/** How long a launch is kept. */
export const flightDays = 90
const valueMost = 120

// What was answered, what may hold answers, and who answered; also where content spells the element in a way that the API refuses.
const secret = /suspend_?data|comments|launch_?data|student_?(?:id|name|response)|correct_?response|pattern/i

const told = (text: string | undefined, isSecret: boolean): string | undefined => {
  if (text === undefined || text === '' || (!isSecret && text.length <= valueMost)) return text
  return isSecret ? `(${text.length} characters)` : `${text.slice(0, valueMost)}… (${text.length} characters)`
}
const isTold = (text: string | undefined): boolean => text !== undefined && /^\(\d{1,9} characters\)$/.test(text)

/** An entry as it may be kept and shown to support: without answers, data that may hold them, and names. Twice is as once. */
export function scrubbed(entry: FlightEntry): FlightEntry {
  const isSecret = secret.test(entry.element ?? '')
  const keep = (text: string | undefined) => (isTold(text) ? text : told(text, isSecret))
  const isRead = entry.kind === 'call' && entry.name === 'LMSGetValue'
  return {
    ...entry,
    name: entry.name.slice(0, 300),
    ...(entry.element === undefined ? {} : { element: entry.element.slice(0, 255) }),
    ...(entry.value === undefined ? {} : { value: keep(entry.value) }),
    ...(entry.answer === undefined ? {} : { answer: isRead ? keep(entry.answer) : told(entry.answer, false) }),
  }
}
