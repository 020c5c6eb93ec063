import type { ListSearch } from './list-search.ts'

export type SavedFilter = { name: string; search: ListSearch }
const most = 20
const key = (list: string) => `portico_filters:${list}`

/** The filters that this person keeps for a list, in this browser (REF-002). */
export function savedFilters(list: string): SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(list)) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one): one is SavedFilter => typeof one?.name === 'string' && typeof one?.search === 'object')
      : []
  } catch {
    return []
  }
}

/** Keeps a filter under a name; one of the same name is replaced, the oldest is dropped. */
export const saveFilter = (list: string, filter: SavedFilter): void =>
  localStorage.setItem(
    key(list),
    JSON.stringify([filter, ...savedFilters(list).filter(({ name }) => name !== filter.name)].slice(0, most)),
  )

export const forgetFilter = (list: string, name: string): void =>
  localStorage.setItem(key(list), JSON.stringify(savedFilters(list).filter((one) => one.name !== name)))
