import type { AuthoredItem } from '@portico/shared/contract/courses/outline-items.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { draftKeeper, popDraft, watchDraft } from '../../../kernel/form/drafts.ts'
import { useSession } from '../../../kernel/session/session.ts'
import type { Typed } from './use-comparison.ts'

/** Input that the server did not take, the item it was typed into, and the version of that item. */
export type Unsaved = { typed: Typed; opened: Typed; version: string }
type Content = Typed['content']

/** Whether stored content is of this item’s type; what it holds is validated before it is sent. */
const isContentOf = (item: AuthoredItem, content: unknown): content is Content =>
  typeof content === 'object' &&
  content !== null &&
  'fields' in content &&
  'itemable_type' in content &&
  content.itemable_type === item.content.itemable_type

function typedOf(item: AuthoredItem, stored: Readonly<Record<string, unknown>>): Typed | null {
  const { title, content, is_free_preview } = stored
  return typeof title === 'string' && typeof is_free_preview === 'boolean' && isContentOf(item, content)
    ? { title, content, is_free_preview }
    : null
}

const useNamed = (item_id: number) => ({ person_id: useSession().me.id, form: `item-${item_id}` })

/** Returns what this person typed here and the server did not take, once. */
export function useRestoredItem(item: AuthoredItem): Unsaved | null {
  const named = useNamed(item.id)
  const [restored] = useState((): Unsaved | null => {
    const draft = popDraft(named)
    const typed = draft && typedOf(item, draft.typed)
    const opened = draft && typedOf(item, draft.opened)
    return typed && opened ? { typed, opened, version: draft?.version ?? item.version } : null
  })
  useEffect(() => {
    if (restored) toasts.show({ kind: 'info', text: 'Your unsaved changes have been restored.' })
  }, [restored])
  return restored
}

/**
 * Asks for the unsaved input when a session is lost, also for input that is not valid yet. Once a watched save fails, input is stored at once, so
 * that it outlives a reload or a crash; `forget` ends that.
 */
export function useWatchedItem(item_id: number, unsaved: () => Unsaved | null) {
  const named = useNamed(item_id)
  const latest = useRef(unsaved)
  latest.current = unsaved
  useEffect(() => watchDraft(named, () => latest.current()), [named.person_id, item_id])
  // The page's address is part of the key, and may be another one when the last save ends.
  const [{ keep, forget }] = useState(() => draftKeeper(named))
  const isFailing = useRef(false)
  const keepIfFailing = () => {
    const input = isFailing.current ? latest.current() : null
    if (input) keep(input)
  }
  return {
    keepIfFailing,
    watching: async <T>(saving: Promise<T>): Promise<T> => {
      try {
        const saved = await saving
        isFailing.current = false
        return saved
      } catch (error) {
        isFailing.current = true
        keepIfFailing()
        throw error
      }
    },
    forget,
  }
}
