import { useNavigate, useSearch } from '@tanstack/react-router'
import * as v from 'valibot'

const word = v.optional(v.fallback(v.optional(v.string()), undefined))
type Word = typeof word

/** A list's filters and place, as its address keeps them (REF-002, REF-003). */
export type AddressSchema = v.ObjectSchema<Readonly<Record<string, Word>>, undefined>

/** What the address of a list keeps: search, cursor, and the filters named here. Anything else is dropped. */
export const addressOf = <const Filter extends string = never>(...filters: readonly Filter[]) =>
  v.object({
    search: word,
    cursor: word,
    ...(Object.fromEntries(filters.map((filter) => [filter, word])) as Record<Filter, Word>),
  })

/** The current address, and how to change a part of it: a change goes to the first page of the list, and Back to what was before. */
export function useAddressSearch<Schema extends AddressSchema>(schema: Schema) {
  const navigate = useNavigate()
  const search = v.parse(schema, useSearch({ strict: false }))
  const change = (part: Partial<v.InferInput<Schema>>) =>
    void navigate({ to: '.', search: { ...search, cursor: undefined, ...part } })
  return [search, change] as const
}
