import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import { moveEntry, type Move } from '@portico/shared/rules/lists/move-entry.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import type { ListedResource, ResourceList } from '../resource-list/use-resource-list.ts'

export type Order = {
  readonly move: (row: ListRow, move: Move) => void
  /** announces for screen readers what was moved last and where to */
  readonly said: string
}
type Page = { data: ListRow[] }

/** Moves entries of a list in its own order; null if the list is sorted otherwise, or the user may not edit it. */
export function useOrder(resource: ListedResource, list: ResourceList): Order | null {
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const moved = useRef<number | null>(null)
  const key = ['list', resource.name]
  const { mutate } = useMutation({
    // Sends moves one at a time, in the order in which the user made them.
    scope: { id: `order of ${resource.name}` },
    mutationFn: ({ row, move }: { row: ListRow; move: Move }) =>
      api(callsOf(resource.name).reorder, { body: { id: row.id, ...move } }),
    onMutate: async ({ row, move }) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueriesData<Page>({ queryKey: key }, (page) =>
        Array.isArray(page?.data) ? { ...page, data: inNewOrder(page.data, row.id, move) } : page,
      )
      moved.current = row.id
    },
    onSuccess: ({ position, total }, { row }) => setSaid(`${list.titleOf(row)} is now ${position} of ${total}.`),
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const { data } = list.query
  useEffect(() => {
    // A row that moved lost the focus on the way.
    if (moved.current !== null && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus()
  }, [data])
  const isInOrder = (list.search.sort ?? resource.sort) === 'sort_number'
  if (!resource.calls.includes('reorder') || !list.mayEdit || !isInOrder) return null
  return { move: (row, move) => mutate({ row, move }), said }
}

/** Reorders the rows of a page optimistically, by the API's own rule, until the API responds. */
function inNewOrder<R extends { readonly id: number }>(rows: readonly R[], id: number, move: Move): R[] {
  const places = rows.map((row, place) => ({ id: row.id, sort_number: (place + 1) * 10 }))
  const numbers = new Map(places.map((one) => [one.id, one.sort_number]))
  for (const one of moveEntry(places, id, move)?.changes ?? []) numbers.set(one.id, one.sort_number)
  return rows.toSorted((one, other) => (numbers.get(one.id) ?? 0) - (numbers.get(other.id) ?? 0))
}
