import { filterFields, sortableFields } from '@portico/shared/resources/fields-of.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'

export type ListSearch = Readonly<Record<string, string | undefined>>

const paramText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 600) : undefined

/**
 * Returns a reader for a list's URL parameters: search text, filters, order and cursor (REF-002, REF-003), and the bulk job that the page follows.
 */
export function listSearchOf(resource: Resource): (given: Record<string, unknown>) => ListSearch {
  const names = ['search', ...filterFields(resource).map(([name]) => name)]
  const sorts = sortableFields(resource).flatMap(([name]) => [name, `-${name}`])
  return (given) => {
    const kept = Object.fromEntries(names.map((name) => [name, paramText(given[name])]))
    const { sort, cursor, job } = given
    return {
      ...kept,
      sort: typeof sort === 'string' && sorts.includes(sort) ? sort : undefined,
      cursor: paramText(cursor),
      job: /^\d{1,15}$/.test(String(job)) ? String(job) : undefined,
    }
  }
}

/** Returns search and filters: what a saved filter stores, an empty page may clear and an export applies. */
export const filtersOf = ({ cursor: _cursor, sort: _sort, job: _job, ...filters }: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
