// 'cmi.interactions.3.objectives.0.id' lies in the lists 'cmi.interactions' (at 3) and 'cmi.interactions.3.objectives' (at 0).
function listPlaces(element: string): { list: string; index: number }[] {
  return [...element.matchAll(/\.(\d+)(?=\.)/g)].map((match) => ({
    list: element.slice(0, match.index),
    index: Number(match[1]),
  }))
}

/** How long each list of a record is. A list grows by its next index only. */
export type ListCounts = {
  /** Whether this element would leave an index of its list empty. */
  hasGap: (element: string) => boolean
  grow: (element: string) => void
}

/** Counts the lists of the elements that a record has. Source: SCORM 1.2 RTE §3.4.4. */
export function listCounts(elements: Iterable<string>): ListCounts {
  const counts = new Map<string, number>()
  const grow = (element: string) => {
    for (const { list, index } of listPlaces(element)) counts.set(list, Math.max(counts.get(list) ?? 0, index + 1))
  }
  for (const element of elements) grow(element)
  return { grow, hasGap: (element) => listPlaces(element).some(({ list, index }) => index > (counts.get(list) ?? 0)) }
}
