import { Button } from '@portico/shared/ui/button.tsx'
import { useState, type ReactNode } from 'react'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import type { PricedCartLine } from './priced-lines.ts'

type Removed = { id: number; title: string; before: number | null; undo: () => void }

/** Lines of one kind. A removed line is replaced by a row with an undo button (CRT-003). */
export function RemovableLines<Line extends PricedCartLine>({
  priced,
  remove,
  children,
}: {
  priced: readonly Line[]
  /** removes the line from the cart and returns a function that undoes it */
  remove: (line: Line) => () => void
  children: (line: Line, onRemove: () => void) => ReactNode
}) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const takeOut = (one: Line, before: number | null) => {
    const undo = remove(one)
    const { id } = one.line
    setRemoved((list) => [...list.filter((other) => other.id !== id), { id, title: one.item.title, before, undo }])
  }
  const shown = new Set(priced.map(({ line }) => line.id))
  const gone = removed.filter((one) => !shown.has(one.id))
  const loose = gone.filter((one) => one.before !== null && !shown.has(one.before))
  const putBack = (one: Removed) => {
    one.undo()
    setRemoved((list) => list.filter((other) => other.id !== one.id))
  }
  const rows = (list: readonly Removed[]) =>
    list.map((one) => <RemovedRow key={`removed-${one.id}`} title={one.title} onUndo={() => putBack(one)} />)
  return (
    <ul className="cart-lines">
      {priced.map((one, index) => [
        ...rows(gone.filter(({ before }) => before === one.line.id)),
        children(one, () => takeOut(one, priced[index + 1]?.line.id ?? null)),
      ])}
      {rows(gone.filter(({ before }) => before === null))}
      {rows(loose)}
    </ul>
  )
}

function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const button = useFocusOnShow<HTMLButtonElement>()
  return (
    <li className="cart-removed">
      <span role="status">“{title}” was removed.</span>
      <Button ref={button} kind="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
