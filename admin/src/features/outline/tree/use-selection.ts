import { useCallback, useMemo, useRef, useState } from 'react'
import type { OutlineModule } from '../outline-order.ts'

/** Tracks selected items; Shift selects a range from the last one. Removed items are deselected. */
export function useSelection(modules: readonly OutlineModule[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shown = useMemo(() => modules.flatMap(({ items }) => items.map(({ id }) => id)), [modules])
  const latest = useRef(shown)
  latest.current = shown
  const last = useRef<number | null>(null)
  const toggle = useCallback((id: number, isRange: boolean) => {
    const from = latest.current.indexOf(last.current ?? id)
    const to = latest.current.indexOf(id)
    const range = isRange && from >= 0 ? latest.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    last.current = id
    setChosen((before) => {
      const next = new Set(before)
      const isOn = !before.has(id)
      for (const one of range) {
        if (isOn) next.add(one)
        else next.delete(one)
      }
      return next
    })
  }, [])
  const selected = useMemo(() => new Set(shown.filter((id) => chosen.has(id))), [shown, chosen])
  return { selected, toggle, clear: () => setChosen(new Set()) }
}
