import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { EntrySelection } from '@portico/shared/resources/bulk-calls.ts'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import type { ResourceList } from './use-resource-list.ts'

/** Tracks the selection in a list: rows of this page, or all matches; changing the search or a filter ends the latter. */
export function useSelection({ query, narrowing }: ResourceList) {
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const [allOf, setAllOf] = useState<string | null>(null)
  const matching = JSON.stringify(narrowing)
  const shown = query.data?.data ?? []
  const selected = shown.filter((row) => chosen[row.id])
  const isAll = allOf === matching && selected.length > 0
  const wanted: EntrySelection = isAll ? { matching: { ...narrowing } } : { ids: selected.map(({ id }: ListRow) => id) }
  return {
    chosen,
    selected,
    isAll,
    wanted,
    choose: (next: RowSelectionState) => {
      setAllOf(null)
      setChosen(next)
    },
    choosePage: () => setChosen(Object.fromEntries(shown.map(({ id }) => [id, true]))),
    chooseAll: () => setAllOf(matching),
    clear: () => {
      setAllOf(null)
      setChosen({})
    },
  }
}
