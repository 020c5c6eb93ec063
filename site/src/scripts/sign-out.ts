import { confirmSignOut, hasUnsentWork } from '@portico/shared/browser/confirm-sign-out.ts'
import { confirmInDialog } from '@portico/shared/browser/confirm-in-dialog.ts'
import { forgetHint } from '@portico/shared/browser/cookies.ts'
import { forgetOnSignOut } from '@portico/shared/browser/forget-on-sign-out.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

const token = () => decodeURIComponent(/(?:^|; )(?:\w+_)?XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')

/** Asks for consent to leave or lose unsent work on this device; only if there is any. `person_id` is whose work it is. */
async function confirmUnsentWork(): Promise<{ isConfirmed: boolean; person_id: number | null }> {
  if (!hasUnsentWork()) return { isConfirmed: true, person_id: null }
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } })
  if (!answer.ok) return { isConfirmed: true, person_id: null }
  const { data } = (await answer.json()) as { data: { id: number } }
  return { isConfirmed: await confirmSignOut(data.id), person_id: data.id }
}

/** Ends the session and goes to `next`; if the API fails, the user stays and sees the reason. */
export async function signOut(next: string = linkTo('home')): Promise<void> {
  try {
    const { isConfirmed, person_id } = await confirmUnsentWork()
    if (!isConfirmed) return
    if (token() === '') await fetch('/api/sanctum/csrf-cookie')
    const answer = await fetch('/api/logout', { method: 'POST', headers: { 'X-Xsrf-Token': token() } })
    if (!answer.ok && answer.status !== 401)
      return await sayStillSignedIn('Something went wrong on our side. Please try again in a moment.')
    forgetHint()
    forgetOnSignOut(person_id)
    location.assign(next)
  } catch {
    await sayStillSignedIn('Signing out needs a connection. Please try again when you’re back online.')
  }
}

/** Warns people on shared computers, who would otherwise leave while signed in. */
async function sayStillSignedIn(text: string): Promise<void> {
  await confirmInDialog({ title: 'You’re still signed in', text, confirm: 'OK' })
}
