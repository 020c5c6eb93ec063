import { confirmInDialog } from './confirm-in-dialog.ts'
import { unsentKeys, unsentText } from './unsent-keys.ts'

/** Whether this browser holds unsent work of anyone; only then is it worth asking who is signed in. */
export const hasUnsentWork = (): boolean => unsentKeys().length > 0

/** Asks for confirmation if the person signing out has unsent work; it stays here for their next sign-in. Returns true to sign out. */
export async function confirmSignOut(person_id: number): Promise<boolean> {
  const keys = unsentKeys(person_id)
  if (keys.length === 0) return true
  const text = unsentText(keys)
  return confirmInDialog({
    title: 'Are You Sure?',
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}, not sent yet. If you sign out, it is sent after you sign in here again.`,
    cancel: 'Cancel',
    confirm: 'Sign out',
  })
}
