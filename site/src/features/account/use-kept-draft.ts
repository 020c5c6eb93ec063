import { useState } from 'react'
import * as v from 'valibot'
import { accountDraft, type AccountDraft } from './account-draft.ts'

const key = 'account_draft'
// A code is valid for 30 minutes; after that the code step is not restored.
const codeLife_ms = 30 * 60 * 1000

function kept(): AccountDraft {
  try {
    return v.parse(accountDraft, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return v.parse(accountDraft, null)
  }
}

function keep(draft: AccountDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}

/** The first step: the code while one is pending, otherwise the page's own form. */
export function draftToBeginWith(before: AccountDraft, mode: 'sign-in' | 'register', now_ms: number): AccountDraft {
  const isWaiting = before.mode === 'code' && now_ms < before.resend_at_ms + codeLife_ms
  return isWaiting ? before : { ...before, mode }
}

/** A form draft that survives a reload and switching to the email app; ends with the tab or with `forget`. */
export function useKeptDraft(mode: 'sign-in' | 'register'): {
  draft: AccountDraft
  change: (change: Partial<AccountDraft>) => void
  forget: () => void
} {
  const [draft, setDraft] = useState(() => draftToBeginWith(kept(), mode, Date.now()))
  const change = (part: Partial<AccountDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      keep(next)
      return next
    })
  return { draft, change, forget: () => keep(v.parse(accountDraft, null)) }
}
