import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef } from 'react'
import { useSession } from '../session/session.ts'
import { popDraft, watchDraft } from './drafts.ts'
import type { Values } from './use-staff-form.ts'

type Wish<T> = {
  /** identifies the form on its page */
  name: string
  typed: T
  isTyped: boolean
  version?: string | null
  restore: (typed: T) => void
}

/** Stores the typed values of a form without a form library when the session is lost; restores them when it opens again in this tab. */
export function useTypedDraft<T extends Values>(wish: Wish<T>): void {
  const person_id = useSession().me.id
  const latest = useRef(wish)
  latest.current = wish
  const { name } = wish
  useEffect(() => {
    const named = { person_id, form: name }
    const draft = popDraft(named)
    if (draft && draft.version === (latest.current.version ?? null)) {
      latest.current.restore({ ...latest.current.typed, ...draft.typed })
      toasts.show({ kind: 'info', text: 'Your unsaved changes have been restored.' })
    }
    return watchDraft(named, () => {
      const { isTyped, typed, version } = latest.current
      return isTyped ? { typed, opened: {}, version: version ?? null } : null
    })
  }, [name, person_id])
}
