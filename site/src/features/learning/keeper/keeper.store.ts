import { atom } from 'nanostores'
import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { isSignedOut } from '../../../kernel/browser-call.ts'
import { askMe } from '../../../kernel/me.store.ts'
import { createKeeper, type Keeper } from './create-keeper.ts'
import { keyOf, type Kept, type KeptAnswer, type KeptDraft } from './kept.ts'
import { openShelf, type KeptShelf } from './kept-shelf.ts'
import { holdOf, isOver, sendKept, type Hold } from './send-kept.ts'

/** The learner's queued entries, why they wait, and which were rejected when finally sent. */
export type KeptState = {
  keys: readonly string[]
  hold: Hold | null
  isLasting: boolean
  refused: readonly { one: Kept; error: Error }[]
}
const nothing: KeptState = { keys: [], hold: null, isLasting: true, refused: [] }
export const $kept = atom<KeptState>(nothing)

let opened: { person_id: number; keeper: Keeper; shelf: KeptShelf } | null = null

/** Returns the outbox of the person whose courses this page shows; it first sends what an earlier page left. */
export function keeperOf(person_id: number): Keeper {
  if (opened?.person_id === person_id) return opened.keeper
  const shelf = openShelf(person_id)
  const whyNotTheirs = () => askMe().then((me) => (me.id === person_id ? null : 'someone_else'), unknownPerson)
  const keeper = createKeeper({
    shelf,
    send: (one) => sendKept(one, whyNotTheirs),
    whyNotTheirs,
    onChange: () =>
      $kept.set({ ...$kept.get(), keys: shelf.keys(), hold: keeper.hold(), isLasting: shelf.isLasting() }),
  })
  opened = { person_id, keeper, shelf }
  tellRefusals(keeper, shelf.entries())
  watchPage(keeper, () => shelf.keys().length > 0)
  keeper.resume()
  return keeper
}

/** Unsent answers of one attempt, by question. */
export function leftAnswers(of: Pick<KeptAnswer, 'related_id' | 'item_id' | 'attempts'>): Map<number, number[]> {
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
export function leftDraft(of: Pick<KeptDraft, 'related_id' | 'item_id' | 'attempt'>): string | null {
  const found = (opened?.shelf.entries() ?? []).find(
    (one): one is KeptDraft =>
      one.kind === 'draft' &&
      one.related_id === of.related_id &&
      one.item_id === of.item_id &&
      one.attempt === of.attempt,
  )
  return found?.text ?? null
}

/** Without a session, the call itself fails and redirects to the login. */
const unknownPerson = (error: unknown): Hold | null => (isSignedOut(error) ? null : (holdOf(error) ?? 'someone_else'))

/** Reports rejections of entries that had waited, or whose attempt is over, because the page that created them may be gone. */
function tellRefusals(keeper: Keeper, left: readonly Kept[]): void {
  const waited = new Set(left.map(keyOf))
  keeper.listen((one, result) => {
    if (result.state === 'kept') waited.add(keyOf(one))
    else if (result.state === 'sent') waited.delete(keyOf(one))
    else if (result.state === 'refused' && (waited.delete(keyOf(one)) || isOver(result.error)))
      $kept.set({ ...$kept.get(), refused: [...$kept.get().refused, { one, error: result.error }] })
  })
}

/** Retries when the connection returns or the tab becomes visible, and warns before leaving with unsent work. */
function watchPage(keeper: Keeper, hasWork: () => boolean): void {
  const again = () => hasWork() && keeper.resume()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  addEventListener('beforeunload', (event) => {
    // On the way to the login the signed-in hint is already gone: do not warn, nothing is lost.
    if (keeper.hold() !== null && hasWork() && seemsSignedIn()) event.preventDefault()
  })
}
