import { stored } from '@portico/shared/browser/stored.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule } from '../outline-order.ts'

type Folded = ReadonlySet<number>

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []
/** Ids of the modules that this browser shows folded. */
const foldedIn = (course_id: number) => stored(`portico_folded_modules:${course_id}`, idsIn, 'local')

/** Tracks which modules are folded, per course and across visits. Opening an item unfolds its module. The callbacks are stable. */
export function useFolds(modules: readonly OutlineModule[], open_id: number | null) {
  const { course } = useOutline()
  const entry = useMemo(() => foldedIn(course.id), [course.id])
  const [folded, setFolded] = useState<Folded>(() => new Set(entry.read()))
  const latest = useRef(modules)
  latest.current = modules
  const fold = useCallback(
    (id: number, isFolded: boolean) => setFolded((before) => withModule(before, id, isFolded)),
    [],
  )
  const reveal = useCallback(
    (item_id: number) => {
      const module = latest.current.find(({ items }) => items.some(({ id }) => id === item_id))
      if (module) fold(module.id, false)
    },
    [fold],
  )
  const foldAll = () => setFolded(new Set(modules.map(({ id }) => id)))
  const unfoldAll = () => setFolded(new Set())
  useEffect(() => void (open_id !== null && reveal(open_id)), [open_id, reveal])
  useEffect(() => {
    if (folded.size === 0) entry.remove()
    else entry.write([...folded])
  }, [entry, folded])
  return { folded, fold, reveal, foldAll, unfoldAll }
}

/** Returns the same set if nothing changes, so that no row renders again. */
function withModule(before: Folded, id: number, isFolded: boolean): Folded {
  if (before.has(id) === isFolded) return before
  const next = new Set(before)
  if (isFolded) next.add(id)
  else next.delete(id)
  return next
}
