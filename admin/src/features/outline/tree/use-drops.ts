import { useEffect } from 'react'
import { useOutline } from '../outline-context.ts'
import { watchDrops } from '../../../kernel/drag/drag-rows.ts'
import { itemDropPosition, moduleDropPosition } from './drop-position.ts'
import type { useMoves } from './use-moves.ts'

/** Moves what was dropped; dropping a selected item moves the whole selection. */
export function useDrops({ latest, say }: Pick<ReturnType<typeof useMoves>, 'latest' | 'say'>): void {
  const { actions } = useOutline()
  useEffect(
    () =>
      watchDrops(['item', 'module'], (dragged, over) => {
        const { modules, selected } = latest.current
        if (dragged.kind === 'module') return say(actions.moveModule(dragged.id, moduleDropPosition(modules, over)))
        const to = itemDropPosition(modules, over)
        const ids = selected.has(dragged.id) ? selected : new Set([dragged.id])
        if (to) say(actions.moveItems(ids, to))
      }),
    [actions, latest, say],
  )
}
