/** The six orders of the public catalog (CAT-021); popularity is the count of enrollments, then the newest (OP-50). */
export const sorts = [
  { key: 'popularity', label: 'Popularity' },
  { key: 'newest', label: 'Newest' },
  { key: 'oldest', label: 'Oldest' },
  { key: 'title_asc', label: 'Title A-Z' },
  { key: 'title_desc', label: 'Title Z-A' },
  { key: 'updated', label: 'Last updated' },
] as const

export type Sort = (typeof sorts)[number]['key']

export const defaultSort: Sort = 'popularity'

/** Cards on one page (CAT-024, OP-30). */
export const catalogPageSize = 12

/** The order that a query asks for; the default one for an unknown word. */
export function sortOf(key: string | null | undefined): Sort {
  return sorts.find((sort) => sort.key === key)?.key ?? defaultSort
}
