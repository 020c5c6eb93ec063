import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule, Step } from '../outline-order.ts'

const focusOn = (name: string): void => document.querySelector<HTMLElement>(`[data-handle="${name}"]`)?.focus()

/** Moves by keyboard and menu: announces the new position and keeps the focus on the moved row. The callbacks are stable. */
export function useMoves(modules: readonly OutlineModule[], selected: ReadonlySet<number>) {
  const { actions } = useOutline()
  const [said, setSaid] = useState('')
  const latest = useRef({ modules, selected })
  latest.current = { modules, selected }
  const moved = useRef<string | null>(null)
  const added = useRef<string | null>(null)
  useEffect(() => {
    if (added.current !== null) focusOn(added.current)
    added.current = null
    // A row that moved to another module was remounted and lost the focus.
    if (moved.current !== null && document.activeElement === document.body) focusOn(moved.current)
    moved.current = null
  }, [modules])
  const say = useCallback((words: string) => setSaid(words), [])
  const step = useCallback(
    (id: number, way: Step) => {
      moved.current = `item-${id}`
      say(actions.stepItem(id, way))
    },
    [actions, say],
  )
  const stepModule = useCallback(
    (id: number, way: Step) => {
      moved.current = `module-${id}`
      say(actions.stepModule(id, way))
    },
    [actions, say],
  )
  const focusModule = useCallback((id: number) => void (added.current = `module-${id}`), [])
  const moveTo = useRef<(ids: ReadonlySet<number>) => void>(() => {})
  const ask = useMemo(() => (id: number) => moveTo.current(new Set([id])), [])
  const askFor = (open: (ids: ReadonlySet<number>) => void) => {
    moveTo.current = open
    return ask
  }
  return { said, say, step, stepModule, focusModule, latest, askFor }
}
