import type { OutlineItem } from '@portico/shared/contract/learning/learning.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { createContext, useContext } from 'react'
import type { CourseView } from '../load/course-view.ts'

/** What item components need from the page around them. */
export type Player = {
  view: CourseView
  /** the item from the outline, with the latest status */
  item: OutlineItem
  previous: OutlineItem | null
  next: OutlineItem | null
  /** finishing this item completes the course */
  completes: boolean
  /** Applies the server's response to a start or finish. */
  apply: (after: ProgressAfter) => void
  setStatus: (status: ItemProgress) => void
  /** Reloads the course after another change. */
  refresh: () => Promise<void>
  /** Navigates within the course without loading a page. */
  go: (path: string) => void
  help: Help
}

/** Contacts for a stuck learner: the instructor, where questions are on, or the portal's support. */
export type Help = { has_questions: boolean; email: string | null; phone: string | null }

export const PlayerContext = createContext<Player | null>(null)

export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (player === null) throw new Error('an item was rendered outside its player')
  return player
}

/** Slots in the top bar that the item fills; null until they are mounted. */
export type PlayerSlots = { head: HTMLElement | null; tools: HTMLElement | null }

export const PlayerSlotsContext = createContext<PlayerSlots>({ head: null, tools: null })

export const usePlayerSlots = (): PlayerSlots => useContext(PlayerSlotsContext)
