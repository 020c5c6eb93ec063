import { askInDialog } from './ask-in-dialog.ts'
import { keptKeys, keptText } from './kept-keys.ts'

/** Whether this browser holds unsent work of anyone; only then is it worth asking who is signed in. */
export const isAnythingKept = (): boolean => keptKeys().length > 0

/** Asks for confirmation if the person signing out has unsent work; it stays here for their next sign-in. Returns true to sign out. */
export async function askBeforeSignOut(person_id: number): Promise<boolean> {
  const keys = keptKeys(person_id)
  if (keys.length === 0) return true
  const text = keptText(keys)
  return askInDialog({
    title: 'Are You Sure?',
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}, not sent yet. If you sign out, it is sent after you sign in here again.`,
    cancel: 'Cancel',
    confirm: 'Sign out',
  })
}
