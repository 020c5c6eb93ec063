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
    // Without storage the draft lives as long as the page.
  }
}

/** The first step: the code while one is pending, else the form that the page is for. */
export function draftToBeginWith(before: AccountDraft, mode: 'sign-in' | 'register', now_ms: number): AccountDraft {
  const isWaiting = before.mode === 'code' && now_ms < before.resend_at_ms + codeLife_ms
  return isWaiting ? before : { ...before, mode }
}

/** The draft of a page, which survives a reload and a visit to the mailbox; it ends with the tab, or by `forget`. */
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
