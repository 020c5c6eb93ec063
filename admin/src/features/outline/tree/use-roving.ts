import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { OutlineModule } from '../outline-order.ts'

const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-item="${id}"]`)

/**
 * Lets Tab stop at one item of the outline only, because an outline may have hundreds: the one that had the focus last, else the open one. If that
 * item is deleted, the focus goes to the next one.
 */
export function useRoving(modules: readonly OutlineModule[], folded: ReadonlySet<number>, open_id: number | null) {
  const [last, setLast] = useState<number | null>(null)
  const shown = useMemo(
    () => modules.flatMap(({ id, items }) => (folded.has(id) ? [] : items.map((item) => item.id))),
    [modules, folded],
  )
  const before = useRef(shown)
  useLayoutEffect(() => {
    const earlier = before.current
    before.current = shown
    if (last === null || shown.includes(last) || document.activeElement !== document.body) return
    // The item still exists in a folded module; leave the focus.
    if (modules.some(({ items }) => items.some(({ id }) => id === last))) return
    const next = neighborOf(last, earlier, new Set(shown))
    if (next !== null) linkOf(next)?.focus()
  }, [shown])
  const onCurrent = useCallback((id: number) => setLast(id), [])
  const current_id = [last, open_id].find((id) => id !== null && shown.includes(id)) ?? shown[0] ?? null
  return { current_id, onCurrent }
}

/** Returns the item after this one that is still there, else the one before it. */
function neighborOf(id: number, earlier: readonly number[], still: ReadonlySet<number>): number | null {
  const at = earlier.indexOf(id)
  if (at < 0) return null
  const isStill = (one: number) => still.has(one)
  return earlier.slice(at + 1).find(isStill) ?? earlier.slice(0, at).findLast(isStill) ?? null
}

const columns = ['.outline-link', "input[type='checkbox']"] as const
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Goes with the arrow keys from the link or checkbox of an item to that of the item above or below. */
export function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const { target, currentTarget: row } = event
  const column = columns.find((one) => target instanceof Element && target.matches(one))
  if (step === undefined || column === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  // The menu of a row is drawn elsewhere in the page, but its keys come here too.
  if (!(target instanceof Node && row.contains(target))) return
  const rows = [...(row.closest('.outline-tree')?.querySelectorAll('.outline-item') ?? [])]
  const next = rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>(column)
  if (!next) return
  event.preventDefault()
  next.focus()
}
