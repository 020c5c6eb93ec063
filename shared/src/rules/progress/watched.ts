/** A stretch of a film or a recording that was played, in whole seconds from its start; the second one is no longer part of it. */
export type Span = readonly [from_s: number, to_s: number]

/** The most stretches that are kept of one item. Whoever watches as people do has a few; this bounds what anybody else can store. */
export const mostSpans = 2_000

/**
 * The union of stretches, in order, within the length where it is known (seconds). What was played twice counts once. Stretches a second
 * apart are one: their ends are rounded. The order of arguments, and doing it again, changes nothing.
 */
export function mergeSpans(spans: readonly Span[], length_s: number | null): Span[] {
  const end = length_s ?? Infinity
  const inside = spans
    .map(([from, to]): Span => [Math.max(0, Math.floor(from)), Math.min(end, Math.ceil(to))])
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => a - b)
  const merged: Span[] = []
  for (const [from, to] of inside) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 1) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged.slice(0, mostSpans)
}

/** How much of a film or a recording was played, in whole percent of its length; null while its length is unknown. */
export function watchedPercent(spans: readonly Span[], length_s: number | null): number | null {
  if (length_s === null || length_s <= 0) return null
  const watched_s = mergeSpans(spans, length_s).reduce((sum, [from, to]) => sum + to - from, 0)
  return Math.min(100, Math.floor((watched_s / length_s) * 100))
}
