import type { CourseOutline } from '@portico/shared/contract/outline.ts'
import { createContext, use } from 'react'
import type { SaveQueue } from './save/save-queue.ts'
import type { OutlineActions } from './use-outline-actions.ts'

export type OpenedItem = { readonly id: number; version: string }

/** What the parts of the outline page share; it stays the same object while the outline changes. */
export type OutlineShared = {
  readonly course: CourseOutline['course']
  readonly queue: SaveQueue
  readonly actions: OutlineActions
  readonly mayEdit: boolean
  /** the version of the item that is open in the editor, which names it when it is saved */
  readonly opened: { current: OpenedItem | null }
}

export const OutlineContext = createContext<OutlineShared | null>(null)

/** Only below the page of an outline. */
export function useOutline(): OutlineShared {
  const shared = use(OutlineContext)
  if (!shared) throw new Error('There is no outline outside of its page.')
  return shared
}
