/** The six sort orders of the public catalog (CAT-021). Popularity sorts by number of enrollments, then newest first (OP-50). */
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

/** The label of the default order: for a searched phrase it lists the best matches first. */
export const defaultSortLabel = (search: string): string => (search === '' ? sorts[0].label : 'Best match')

/** Cards per page (CAT-024, OP-30). */
export const catalogPageSize = 12

/** Returns the requested sort order, or the default for an unknown key. */
export function sortOf(key: string | null | undefined): Sort {
  return sorts.find((sort) => sort.key === key)?.key ?? defaultSort
}
