import type { OutlineItem } from '@portico/shared/contract/learning.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning-taking.ts'
import type { ItemProgress } from '@portico/shared/states/item-progress.ts'
import { createContext, useContext } from 'react'
import type { CourseView } from '../load/course-view.ts'

/** What every kind of item needs of the page around it. */
export type Player = {
  view: CourseView
  /** the item as the outline knows it: its status is the newest */
  item: OutlineItem
  previous: OutlineItem | null
  next: OutlineItem | null
  /** finishing this item completes the course */
  completes: boolean
  /** What the server says after a start or finish. */
  apply: (after: ProgressAfter) => void
  setStatus: (status: ItemProgress) => void
  /** Reads the course again, when something else changed it. */
  refresh: () => Promise<void>
  /** Goes to a path of the course without loading the page. */
  go: (path: string) => void
}

export const PlayerContext = createContext<Player | null>(null)

export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (player === null) throw new Error('an item was rendered outside its player')
  return player
}
