import { useNavigate, useSearch } from '@tanstack/react-router'
import * as v from 'valibot'

const param = v.optional(v.fallback(v.optional(v.string()), undefined))
type Param = typeof param

/** Schema of a list's filters and position in the URL (REF-002, REF-003). */
export type SearchParamsSchema = v.ObjectSchema<Readonly<Record<string, Param>>, undefined>

/** Returns the URL schema of a list: search, cursor, and the filters named here. Anything else is dropped. */
export const listSearchParams = <const Filter extends string = never>(...filters: readonly Filter[]) =>
  v.object({
    search: param,
    cursor: param,
    ...(Object.fromEntries(filters.map((filter) => [filter, param])) as Record<Filter, Param>),
  })

/**
 * Returns the current URL parameters and a function to change some of them: a change goes to the list's first page, and Back restores the previous
 * state.
 */
export function useSearchParams<Schema extends SearchParamsSchema>(schema: Schema) {
  const navigate = useNavigate()
  const search = v.parse(schema, useSearch({ strict: false }))
  const change = (part: Partial<v.InferInput<Schema>>) =>
    void navigate({ to: '.', search: { ...search, cursor: undefined, ...part } })
  return [search, change] as const
}
