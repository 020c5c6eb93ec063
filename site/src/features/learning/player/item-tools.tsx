import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePlayerSlots } from './player-context.ts'

/** Item tools in the top bar, so that they take no height from the lesson. */
export function ItemTools({ children }: { children: ReactNode }) {
  const places = usePlayerSlots()
  return places.tools ? createPortal(children, places.tools) : null
}
