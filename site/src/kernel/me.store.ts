import { CallError } from '@portico/shared/errors/call-error.ts'
import { get_me, type Me } from '@portico/shared/contract/session.ts'
import { atom } from 'nanostores'
import { forgetHint, seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { isSignedOut, quietCall } from './browser-call.ts'

/** The visitor: not known yet, a guest, a member, or unknown because the API did not answer. */
export type Visitor =
  | { state: 'loading' }
  | { state: 'guest' }
  | { state: 'member'; me: Me }
  | { state: 'failed'; error: unknown }

export const $visitor = atom<Visitor>({ state: 'loading' })

/** Tells the page, islands and header alike, that this person is signed in now. */
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

/** Who is signed in; islands that ask at the same time share the answer. */
export function askMe(): Promise<Me> {
  asking ??= quietCall(get_me).finally(() => (asking = null))
  return asking
}

/** Asks the API, unless the hint says that nobody is signed in. */
export async function loadVisitor(): Promise<void> {
  if (!seemsSignedIn()) return setGuest()
  $visitor.set({ state: 'loading' })
  try {
    setMember(await askMe())
  } catch (error) {
    if (isSignedOut(error)) return setGuest()
    // A refused person counts as a guest: the hint is removed, the reason shown (SES-035).
    if (error instanceof CallError && error.status === 403) forgetVisitor()
    $visitor.set({ state: 'failed', error })
  }
}
