/** A played segment of a video or recording, in whole seconds from its start; the end second is exclusive. */
export type Span = readonly [from_s: number, to_s: number]

/** Maximum number of segments stored per item. Normal viewing creates only a few; the limit bounds what a manipulated client can store. */
export const mostSpans = 2_000

/**
 * Merges segments into a sorted union, within the length (in seconds) if known. Repeated parts count once. Segments a second apart are joined,
 * because their ends are rounded. The order of the input and repeated merging make no difference.
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

/** Played share of a video or recording in whole percent; null while its length is unknown. */
export function watchedPercent(spans: readonly Span[], length_s: number | null): number | null {
  if (length_s === null || length_s <= 0) return null
  const watched_s = mergeSpans(spans, length_s).reduce((sum, [from, to]) => sum + to - from, 0)
  return Math.min(100, Math.floor((watched_s / length_s) * 100))
}
