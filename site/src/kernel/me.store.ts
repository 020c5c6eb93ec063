import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { get_me, type Me } from '@portico/shared/contract/identity/session.ts'
import { atom } from 'nanostores'
import { forgetHint, seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { isSignedOut, callWithoutRedirect } from './browser-call.ts'

/** The visitor: still loading, a guest, a member, or unknown because the API failed. */
export type Visitor =
  | { state: 'loading' }
  | { state: 'guest' }
  | { state: 'member'; me: Me }
  | { state: 'failed'; error: unknown }

export const $visitor = atom<Visitor>({ state: 'loading' })

/** Publishes to the page, including islands and header, that this person is signed in. */
export function setMember(me: Me): void {
  document.documentElement.dataset.signedIn = ''
  $visitor.set({ state: 'member', me })
}

function forgetVisitor(): void {
  delete document.documentElement.dataset.signedIn
  forgetHint()
}

export function setGuest(): void {
  forgetVisitor()
  $visitor.set({ state: 'guest' })
}

let asking: Promise<Me> | null = null

/** Loads the signed-in user; simultaneous calls share the request. */
export function loadMe(): Promise<Me> {
  asking ??= callWithoutRedirect(get_me).finally(() => (asking = null))
  return asking
}

/** Loads the visitor from the API, unless the hint says that no one is signed in. */
export async function loadVisitor(): Promise<void> {
  if (!seemsSignedIn()) return setGuest()
  $visitor.set({ state: 'loading' })
  try {
    setMember(await loadMe())
  } catch (error) {
    if (isSignedOut(error)) return setGuest()
    // On a 403 the person counts as a guest: removes the hint and shows the reason (SES-035).
    if (error instanceof CallError && error.status === 403) forgetVisitor()
    $visitor.set({ state: 'failed', error })
  }
}
