import { stored } from '@portico/shared/browser/stored.ts'
import type { ListSearch } from './list-search.ts'

export type SavedFilter = { name: string; search: ListSearch }
const most = 20
/** The user and the list that filters belong to. */
export type FilterOwner = { person_id: number; list: string }
const filtersIn = (kept: unknown): SavedFilter[] =>
  Array.isArray(kept)
    ? kept.filter((one): one is SavedFilter => typeof one?.name === 'string' && typeof one?.search === 'object')
    : []
const storedFilters = ({ person_id, list }: FilterOwner) =>
  stored(`portico_filters:${person_id}:${list}`, filtersIn, 'local')

/** Returns the filters that this user saved for a list in this browser (REF-002). */
export const savedFilters = (place: FilterOwner): SavedFilter[] => storedFilters(place).read() ?? []

/** Saves a filter under a name; replaces one of the same name, and drops the oldest beyond the limit. */
export const saveFilter = (place: FilterOwner, filter: SavedFilter): void =>
  void storedFilters(place).write(
    [filter, ...savedFilters(place).filter(({ name }) => name !== filter.name)].slice(0, most),
  )

export const forgetFilter = (place: FilterOwner, name: string): void =>
  void storedFilters(place).write(savedFilters(place).filter((one) => one.name !== name))
