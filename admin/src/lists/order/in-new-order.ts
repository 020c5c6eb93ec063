import { moveEntry, type Move } from '@portico/shared/rules/lists/move-entry.ts'

/** Reorders the rows of a page optimistically, by the API's own rule, until the API responds. */
export function inNewOrder<R extends { readonly id: number }>(rows: readonly R[], id: number, move: Move): R[] {
  const places = rows.map((row, place) => ({ id: row.id, sort_number: (place + 1) * 10 }))
  const numbers = new Map(places.map((one) => [one.id, one.sort_number]))
  for (const one of moveEntry(places, id, move)?.changes ?? []) numbers.set(one.id, one.sort_number)
  return rows.toSorted((one, other) => (numbers.get(one.id) ?? 0) - (numbers.get(other.id) ?? 0))
}
