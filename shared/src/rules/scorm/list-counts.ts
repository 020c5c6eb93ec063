// 'cmi.interactions.3.objectives.0.id' belongs to the lists 'cmi.interactions' (at 3) and 'cmi.interactions.3.objectives' (at 0).
function listPositions(element: string): { list: string; index: number }[] {
  return [...element.matchAll(/\.(\d+)(?=\.)/g)].map((match) => ({
    list: element.slice(0, match.index),
    index: Number(match[1]),
  }))
}

/** The length of each list in a record. A list grows only by its next index. */
export type ListCounts = {
  /** Whether adding this element would skip an index of its list. */
  hasGap: (element: string) => boolean
  grow: (element: string) => void
}

/** Counts the list entries in a record's elements. Source: SCORM 1.2 RTE §3.4.4. */
export function listCounts(elements: Iterable<string>): ListCounts {
  const counts = new Map<string, number>()
  const grow = (element: string) => {
    for (const { list, index } of listPositions(element)) counts.set(list, Math.max(counts.get(list) ?? 0, index + 1))
  }
  for (const element of elements) grow(element)
  return {
    grow,
    hasGap: (element) => listPositions(element).some(({ list, index }) => index > (counts.get(list) ?? 0)),
  }
}
