/** The kinds of events that a player records. */
export const flightKinds = ['call', 'commit', 'page', 'fault', 'missing'] as const
type FlightKind = (typeof flightKinds)[number]

/**
 * One event in a launch, `at` milliseconds after its start. `call`: content called the API; `commit`: the player saved (`answer` is the outcome);
 * `page`: the window or the connection changed; `fault`: an error in the content's own script; `missing`: a file that the package does not have or that
 * could not be loaded.
 */
export type FlightEntry = {
  at: number
  kind: FlightKind
  name: string
  element?: string | undefined
  value?: string | undefined
  answer?: string | undefined
  /** API error code, 0 for none */
  code?: number | undefined
  took_ms?: number | undefined
  /** number of consecutive repeats */
  times?: number | undefined
}

/** Limits on entries per part and parts per launch; anything beyond them is not recorded. */
export const flightPartMost = 300
export const flightPartsMost = 200
/** Limit on the recorded bytes per learner and item; further parts are dropped. */
export const flightBytesMost = 2 * 1024 ** 2
/** Days a launch recording is retained. */
export const flightDays = 90
const valueMost = 120

// Elements that hold answers, may hold answers, or identify the learner, including misspelled names that the API rejects.
const secret = /suspend_?data|comments|launch_?data|student_?(?:id|name|response)|correct_?response|pattern/i

const redactText = (text: string | undefined, isSecret: boolean): string | undefined => {
  if (text === undefined || text === '' || (!isSecret && text.length <= valueMost)) return text
  return isSecret ? `(${text.length} characters)` : `${text.slice(0, valueMost)}… (${text.length} characters)`
}
const isRedacted = (text: string | undefined): boolean => text !== undefined && /^\(\d{1,9} characters\)$/.test(text)

/** Redacts an entry for storage and support: removes answers, data that may contain them, and names. Idempotent. */
export function redactEntry(entry: FlightEntry): FlightEntry {
  const isSecret = secret.test(entry.element ?? '')
  const keep = (text: string | undefined) => (isRedacted(text) ? text : redactText(text, isSecret))
  const isRead = entry.kind === 'call' && entry.name === 'LMSGetValue'
  return {
    ...entry,
    name: entry.name.slice(0, 300),
    ...(entry.element === undefined ? {} : { element: entry.element.slice(0, 255) }),
    ...(entry.value === undefined ? {} : { value: keep(entry.value) }),
    ...(entry.answer === undefined ? {} : { answer: isRead ? keep(entry.answer) : redactText(entry.answer, false) }),
  }
}
