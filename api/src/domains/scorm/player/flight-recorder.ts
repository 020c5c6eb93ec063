import { flightPartMost, flightPartsMost, redactEntry, type FlightEntry } from '@portico/shared/rules/scorm/flight.ts'

export type FlightPart = { launch: number; part: number; entries: FlightEntry[] }
export type FlightRecorder = {
  record: (entry: Omit<FlightEntry, 'at'>) => void
  /** Sends what was recorded so far; `isLeaving`: the page is going away. */
  flush: (isLeaving?: boolean) => Promise<void>
}
type RecorderOptions = {
  launch: number
  /** false: not accepted, so it is sent again with the next part */
  send: (part: FlightPart) => Promise<boolean>
  beacon: (part: FlightPart) => boolean
  now?: () => number
  wait?: (work: () => void, delay_ms: number) => unknown
}

/** Often enough that a crash loses little, rarely enough to go unnoticed. */
const every_ms = 10_000
/** Buffer limit while nothing can be sent; the oldest entries are dropped. */
const mostBuffered = 3 * flightPartMost

const isSame = (one: FlightEntry | undefined, other: FlightEntry): one is FlightEntry =>
  one !== undefined &&
  one.kind === 'call' &&
  (['name', 'element', 'value', 'answer', 'code'] as const).every((field) => one[field] === other[field])

/** Records what happens in a launch, without the learner's answers, and sends it periodically. The lesson never waits for it. */
export function flightRecorder({
  launch,
  send,
  beacon,
  now = () => performance.now(),
  wait = setTimeout,
}: RecorderOptions): FlightRecorder {
  const began = now()
  let waiting: FlightEntry[] = []
  let part = 0
  let planned = false
  let sending: Promise<void> | null = null
  const next = (): FlightPart => ({ launch, part: (part += 1), entries: waiting.splice(0, flightPartMost) })
  const hasWork = () => waiting.length > 0 && part < flightPartsMost
  async function sendAll(): Promise<void> {
    while (hasWork()) {
      const taken = next()
      if (await send(taken).catch(() => false)) continue
      part -= 1
      waiting = [...taken.entries, ...waiting].slice(-mostBuffered)
      return
    }
  }
  const flush = async (isLeaving = false): Promise<void> => {
    if (isLeaving) return void (hasWork() && beacon(next()))
    sending ??= sendAll().finally(() => (sending = null))
    await sending
  }
  return {
    flush,
    record(entry) {
      if (part >= flightPartsMost) return
      const kept = redactEntry({ at: Math.round(now() - began), ...entry })
      const last = waiting.at(-1)
      if (isSame(last, kept)) last.times = (last.times ?? 1) + 1
      else waiting = [...waiting, kept].slice(-mostBuffered)
      if (planned) return
      planned = true
      wait(() => {
        planned = false
        void flush()
      }, every_ms)
    },
  }
}
