import { filterFields, sortableFields } from '@portico/shared/resources/fields-of.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'

export type ListSearch = Readonly<Record<string, string | undefined>>

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 600) : undefined

/** The part of an address that belongs to a list: search words, filters, order and cursor (REF-002, REF-003), and the work on many entries that is followed. */
export function listSearchOf(resource: Resource): (given: Record<string, unknown>) => ListSearch {
  const names = ['search', ...filterFields(resource).map(([name]) => name)]
  const sorts = sortableFields(resource).flatMap(([name]) => [name, `-${name}`])
  return (given) => {
    const kept = Object.fromEntries(names.map((name) => [name, word(given[name])]))
    const { sort, cursor, job } = given
    return {
      ...kept,
      sort: typeof sort === 'string' && sorts.includes(sort) ? sort : undefined,
      cursor: word(cursor),
      job: /^\d{1,15}$/.test(String(job)) ? String(job) : undefined,
    }
  }
}

/** Search and filters: what a saved filter keeps, what an empty page may clear, what an export takes along. */
export const filtersOf = ({ cursor: _cursor, sort: _sort, job: _job, ...filters }: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
