import { confirmInDialog } from './confirm-in-dialog.ts'
import { questionDraftKeys } from './forget-on-sign-out.ts'
import { unsentKeys, unsentText } from './unsent-keys.ts'

/** Whether this browser holds unsent work or unfinished questions of anyone; only then is it worth asking who is signed in. */
export const hasUnsentWork = (): boolean => unsentKeys().length + questionDraftKeys().length > 0

/** Asks for confirmation if the person signing out has unsent work, which stays here, or unfinished questions, which do not. Returns true to sign out. */
export async function confirmSignOut(person_id: number): Promise<boolean> {
  const text = [sentLater(unsentKeys(person_id)), lost(questionDraftKeys(person_id).length)].filter(Boolean).join(' ')
  if (text === '') return true
  return confirmInDialog({ title: 'Are You Sure?', text, cancel: 'Cancel', confirm: 'Sign out' })
}

function sentLater(keys: readonly string[]): string {
  if (keys.length === 0) return ''
  const text = unsentText(keys)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}, not sent yet. If you sign out, it is sent after you sign in here again.`
}

function lost(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'You have a question draft that is only in this browser. If you sign out, it is deleted.'
    : `You have ${count} question drafts that are only in this browser. If you sign out, they are deleted.`
}
