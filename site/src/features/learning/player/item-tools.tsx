import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePlayerPlaces } from './player-places.ts'

/** What an item offers besides its lesson, in the line above it: no height of the lesson is spent on it. */
export function ItemTools({ children }: { children: ReactNode }) {
  const places = usePlayerPlaces()
  return places.tools ? createPortal(children, places.tools) : null
}
