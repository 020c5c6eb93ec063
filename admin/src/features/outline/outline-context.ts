import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { createContext, use } from 'react'
import type { OpenItemStore } from './open-item.ts'
import type { SaveQueue } from './save/save-queue.ts'
import type { OutlineActions } from './use-outline-actions.ts'

/** Shared by the parts of the outline page; stays the same object while the outline changes. */
export type OutlineShared = {
  readonly course: CourseOutline['course']
  readonly queue: SaveQueue
  readonly actions: OutlineActions
  readonly mayEdit: boolean
  /** false until the first publication: everything is new then, so no item is marked as new */
  readonly hasPublished: boolean
  readonly opened: OpenItemStore
}

export const OutlineContext = createContext<OutlineShared | null>(null)

/** Works only below an outline page. */
export function useOutline(): OutlineShared {
  const shared = use(OutlineContext)
  if (!shared) throw new Error('There is no outline outside of its page.')
  return shared
}
