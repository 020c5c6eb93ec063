import './move-handle.css'
import type { Move } from '@portico/shared/rules/lists/move-entry.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useState, type PointerEvent } from 'react'
import { dropAt, markDrop, type Drop } from './drop-at.ts'

const keys: Readonly<Record<string, Move>> = {
  ArrowUp: { place: 'up' },
  ArrowDown: { place: 'down' },
  Home: { place: 'top' },
  End: { place: 'bottom' },
}

/** Handle of a row: drag it by mouse or touch, or use the arrow keys; the row's menu does the same by clicks (WCAG 2.5.7). */
export function MoveHandle({ id, title, onMove }: { id: number; title: string; onMove: (move: Move) => void }) {
  const [drop, setDrop] = useState<Drop | null>(null)
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setDrop(markDrop(dropAt(event.currentTarget, event.clientY)))
  }
  const end = () => {
    markDrop(null)
    setDrop(null)
  }
  return (
    <button
      type="button"
      className="move-handle"
      data-move={id}
      aria-label={`Move ${title}`}
      aria-describedby="move-keys"
      onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
      onPointerUp={() => {
        if (drop) onMove({ place: drop.place, neighbor_id: drop.neighbor_id })
        end()
      }}
      onPointerCancel={end}
      onKeyDown={(event) => {
        if (event.key === 'Escape') return end()
        const move = keys[event.key]
        if (!move) return
        event.preventDefault()
        onMove(move)
      }}
    >
      <Icon name="grip" size="small" />
    </button>
  )
}
