import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { createContext, use } from 'react'
import type { SaveQueue } from './save/save-queue.ts'
import type { OutlineActions } from './use-outline-actions.ts'

/** The item that is open in the editor, with the version for its next save. */
export type OpenItem = { readonly id: number; version: string }

/** Holds the open item for other code that changes it; does not cause a render. */
export function createOpenItem() {
  let open: OpenItem | null = null
  let forget: (() => void) | null = null
  return {
    get: () => open,
    set: (next: OpenItem | null) => void (open = next),
    /** Sets how the open form drops what was typed into it. */
    onAbandon: (next: (() => void) | null) => void (forget = next),
    /** The draft was discarded: the open form saves nothing any more, and is to be opened again. */
    abandon: () => forget?.(),
  }
}
export type OpenItemStore = ReturnType<typeof createOpenItem>

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
