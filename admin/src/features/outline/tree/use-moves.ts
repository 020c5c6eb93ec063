import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { Step } from '../../../kernel/drag/row-handle.tsx'
import type { OutlineModule } from '../outline-order.ts'
import type { Dragged } from '../../../kernel/drag/drag-rows.ts'
import type { useFolds } from './use-folds.ts'

const handleOf = ({ kind, id }: Dragged) => document.querySelector<HTMLElement>(`[data-handle="${kind}-${id}"]`)

/** Moves by keyboard and menu: announces the new position and keeps the focus on the moved row. The callbacks are stable. */
export function useMoves(
  modules: readonly OutlineModule[],
  selected: ReadonlySet<number>,
  { folded, reveal }: Pick<ReturnType<typeof useFolds>, 'folded' | 'reveal'>,
) {
  const { actions } = useOutline()
  const [said, setSaid] = useState('')
  const latest = useRef({ modules, selected })
  latest.current = { modules, selected }
  const moved = useRef<Dragged | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    if (moved.current.kind === 'item') reveal(moved.current.id)
    const handle = handleOf(moved.current)
    // In a folded module it has no handle until the module has unfolded.
    if (!handle) return
    // A row that moved to another module was remounted and lost the focus.
    if (document.activeElement === document.body) handle.focus()
    moved.current = null
  }, [modules, folded])
  const say = useCallback((words: string) => setSaid(words), [])
  const step = useCallback(
    (id: number, way: Step) => {
      const words = actions.stepItem(id, way)
      if (words !== '') moved.current = { kind: 'item', id }
      say(words)
    },
    [actions, say],
  )
  const stepModule = useCallback(
    (id: number, way: Step) => {
      const words = actions.stepModule(id, way)
      if (words !== '') moved.current = { kind: 'module', id }
      say(words)
    },
    [actions, say],
  )
  const moveTo = useRef<(ids: ReadonlySet<number>) => void>(() => {})
  const ask = useMemo(() => (id: number) => moveTo.current(new Set([id])), [])
  const askFor = (open: (ids: ReadonlySet<number>) => void) => {
    moveTo.current = open
    return ask
  }
  return { said, say, step, stepModule, latest, askFor }
}
