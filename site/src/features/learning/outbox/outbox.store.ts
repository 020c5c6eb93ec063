import { atom } from 'nanostores'
import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { isSignedOut } from '../../../kernel/browser-call.ts'
import { loadMe } from '../../../kernel/me.store.ts'
import { createOutbox, type Outbox } from './create-outbox.ts'
import { keyOf, type OutboxEntry, type OutboxAnswer, type OutboxDraft } from './outbox-entry.ts'
import { openOutboxQueue, type OutboxQueue } from './outbox-queue.ts'
import { draftIn, waitReasonOf, isAttemptOver, sendOutboxEntry, type WaitReason } from './send-outbox-entry.ts'

/** The learner's queued entries, why they wait, and which were rejected when finally sent. */
export type OutboxState = {
  keys: readonly string[]
  hold: WaitReason | null
  isLasting: boolean
  refused: readonly { one: OutboxEntry; error: Error }[]
}
const nothing: OutboxState = { keys: [], hold: null, isLasting: true, refused: [] }
export const $outbox = atom<OutboxState>(nothing)

let opened: { person_id: number; keeper: Outbox; shelf: OutboxQueue } | null = null

/** Returns the outbox of the person whose courses this page shows; it first sends what an earlier page left. */
export function outboxOf(person_id: number): Outbox {
  if (opened?.person_id === person_id) return opened.keeper
  const shelf = openOutboxQueue(person_id)
  const whyNotTheirs = () => loadMe().then((me) => (me.id === person_id ? null : 'someone_else'), holdIfPersonUnknown)
  const keeper = createOutbox({
    shelf,
    send: (one) => sendOutboxEntry(one, whyNotTheirs),
    whyNotTheirs,
    onChange: () =>
      $outbox.set({ ...$outbox.get(), keys: shelf.keys(), hold: keeper.hold(), isLasting: shelf.isLasting() }),
  })
  opened = { person_id, keeper, shelf }
  reportRejections(keeper, shelf.entries())
  watchPage(keeper, () => shelf.keys().length > 0)
  keeper.resume()
  return keeper
}

/** Unsent answers of one attempt, by question. */
export function queuedAnswers(of: Pick<OutboxAnswer, 'related_id' | 'item_id' | 'attempts'>): Map<number, number[]> {
  const mine = (opened?.shelf.entries() ?? []).flatMap((one) =>
    one.kind === 'answer' &&
    one.related_id === of.related_id &&
    one.item_id === of.item_id &&
    one.attempts === of.attempts
      ? [[one.question_id, one.answer] as const]
      : [],
  )
  return new Map(mine)
}

/** Unsent draft of an attempt, or null. */
export function queuedDraft(of: Pick<OutboxDraft, 'related_id' | 'item_id' | 'attempt'>): string | null {
  const found = (opened?.shelf.entries() ?? []).find(
    (one): one is OutboxDraft =>
      one.kind === 'draft' &&
      one.related_id === of.related_id &&
      one.item_id === of.item_id &&
      one.attempt === of.attempt,
  )
  return found?.text ?? null
}

/** Without a session, the call itself fails and redirects to the login. */
const holdIfPersonUnknown = (error: unknown): WaitReason | null =>
  isSignedOut(error) ? null : (waitReasonOf(error) ?? 'someone_else')

/** Reports rejections of entries that had waited, or whose attempt is over, because the page that created them may be gone. */
function reportRejections(keeper: Outbox, left: readonly OutboxEntry[]): void {
  const waited = new Set(left.map(keyOf))
  keeper.listen((one, result) => {
    if (result.state === 'kept') waited.add(keyOf(one))
    else if (result.state === 'sent') waited.delete(keyOf(one))
    // The assignment asks which text to keep.
    else if (result.state === 'refused' && draftIn(result.error) !== null) waited.delete(keyOf(one))
    else if (result.state === 'refused' && (waited.delete(keyOf(one)) || isAttemptOver(result.error)))
      $outbox.set({ ...$outbox.get(), refused: [...$outbox.get().refused, { one, error: result.error }] })
  })
}

/** Retries when the connection returns or the tab becomes visible, and warns before leaving with unsent work. */
function watchPage(keeper: Outbox, hasWork: () => boolean): void {
  const again = () => hasWork() && keeper.resume()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  addEventListener('beforeunload', (event) => {
    // On the way to the login the signed-in hint is already gone: do not warn, nothing is lost.
    if (keeper.hold() !== null && hasWork() && seemsSignedIn()) event.preventDefault()
  })
}
