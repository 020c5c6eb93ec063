import { stored } from '@portico/shared/browser/stored.ts'
import { useState } from 'react'
import * as v from 'valibot'
import { accountDraft, emptyDraft, type AccountDraft } from './account-draft.ts'

const storedDraft = stored('account_draft', v.parser(accountDraft), 'session')
// A code is valid for 30 minutes; after that the code step is not restored.
const codeLife_ms = 30 * 60 * 1000

/** The first step: the code while one is pending, otherwise the page's own form. */
export function initialDraft(before: AccountDraft, mode: 'sign-in' | 'register', now_ms: number): AccountDraft {
  const isWaiting = before.mode === 'code' && now_ms < before.resend_at_ms + codeLife_ms
  return isWaiting ? before : { ...before, mode }
}

/** A form draft that survives a reload and switching to the email app; ends with the tab or with `forget`. */
export function useStoredDraft(mode: 'sign-in' | 'register'): {
  draft: AccountDraft
  change: (change: Partial<AccountDraft>) => void
  forget: () => void
} {
  const [draft, setDraft] = useState(() => initialDraft(storedDraft.read() ?? emptyDraft, mode, Date.now()))
  const change = (part: Partial<AccountDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      storedDraft.write(next)
      return next
    })
  return { draft, change, forget: () => void storedDraft.write(emptyDraft) }
}
