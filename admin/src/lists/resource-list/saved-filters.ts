import type { ListSearch } from './list-search.ts'

export type SavedFilter = { name: string; search: ListSearch }
const most = 20
/** The user and the list that filters belong to. */
export type FilterPlace = { person_id: number; list: string }
const key = ({ person_id, list }: FilterPlace) => `portico_filters:${person_id}:${list}`

/** Returns the filters that this user saved for a list in this browser (REF-002). */
export function savedFilters(place: FilterPlace): SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(place)) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one): one is SavedFilter => typeof one?.name === 'string' && typeof one?.search === 'object')
      : []
  } catch {
    return []
  }
}

/** Saves a filter under a name; replaces one of the same name, and drops the oldest beyond the limit. */
export const saveFilter = (place: FilterPlace, filter: SavedFilter): void =>
  localStorage.setItem(
    key(place),
    JSON.stringify([filter, ...savedFilters(place).filter(({ name }) => name !== filter.name)].slice(0, most)),
  )

export const forgetFilter = (place: FilterPlace, name: string): void =>
  localStorage.setItem(key(place), JSON.stringify(savedFilters(place).filter((one) => one.name !== name)))
