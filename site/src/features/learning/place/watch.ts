import { mergeSpans, type Span } from '@portico/shared/rules/progress/watched.ts'

// Players tell their second a few times a second; a longer step is a jump. At double speed in a tab behind others it is two.
const longestStep_s = 2.5
const mostAtOnce = 50

/** Notes what is played: from one second that a player tells to the next, unless it jumped there. */
export function createWatch() {
  let last: number | null = null
  let spans: readonly Span[] = []
  return {
    heard(second: number): void {
      if (last !== null && second > last && second - last <= longestStep_s)
        spans = mergeSpans([...spans, [last, second]], null)
      last = second
    },
    /** What was played since this was asked last. */
    take(): readonly Span[] {
      const taken = spans.slice(0, mostAtOnce)
      spans = spans.slice(mostAtOnce)
      return taken
    },
    /** What was taken could not be told. */
    giveBack(taken: readonly Span[]): void {
      spans = mergeSpans([...taken, ...spans], null)
    },
  }
}
