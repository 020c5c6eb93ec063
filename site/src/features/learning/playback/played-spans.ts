import { mergeSpans, type Span } from '@portico/shared/rules/learning/progress/watched.ts'

// Players report their position several times a second; a longer step is a skip. In a background tab at double speed a step is two seconds.
const longestStep_s = 2.5
const mostAtOnce = 50

/** Records played spans: from one reported position to the next, unless the player skipped. */
export function createPlayedSpans() {
  let last: number | null = null
  let spans: readonly Span[] = []
  return {
    heard(second: number): void {
      if (last !== null && second > last && second - last <= longestStep_s)
        spans = mergeSpans([...spans, [last, second]], null)
      last = second
    },
    /** Returns what was played since the last call. */
    take(): readonly Span[] {
      const taken = spans.slice(0, mostAtOnce)
      spans = spans.slice(mostAtOnce)
      return taken
    },
    /** Puts back spans that could not be sent. */
    giveBack(taken: readonly Span[]): void {
      spans = mergeSpans([...taken, ...spans], null)
    },
  }
}
