import type { CreditAccountKind, CreditTarget } from '@portico/shared/states/credit-movement.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { lockAccount, type Account, type AccountKey } from './credit-account.ts'
import { moveCredits, type Reason } from './move-credits.ts'
import { rejectBeyondShare } from './shared-seats.ts'

/** Locks accounts in this order wherever two are locked, so opposite movements wait for each other without deadlock. */
const lockOrder = [
  'manager',
  'partner',
  'course',
  'portal',
  'purchase',
  'learner',
] as const satisfies readonly CreditAccountKind[]
const lockPosition = (key: AccountKey): [number, number, number] => [
  lockOrder.indexOf(key.kind),
  key.course_id ?? 0,
  key.user_id ?? 0,
]

function inLockOrder(keys: readonly AccountKey[]): AccountKey[] {
  return keys.toSorted((one, other) => {
    const [a, b] = [lockPosition(one), lockPosition(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  })
}

/** Moves credits from one account to another. If the source has too few, throws the error worded for its owner (CRD-022, CRD-023). */
export async function transferCredits(
  db: Transaction,
  move: { from: AccountKey; to: AccountKey; amount: number; reason: Reason; target?: CreditTarget },
): Promise<{ left: number }> {
  const locked = new Map<AccountKey, Account>()
  for (const key of inLockOrder([move.from, move.to])) locked.set(key, await lockAccount(db, key))
  const [from, to] = [locked.get(move.from), locked.get(move.to)]
  if (!from || !to) throw new Error('an account was not locked')
  const isPortals = move.from.kind === 'portal' || move.from.kind === 'course'
  if (move.from.kind !== 'purchase' && from.balance < move.amount)
    fail(isPortals ? 'credits.not_enough_in_portal' : 'credits.not_enough')
  if (isPortals && move.to.kind === 'manager')
    await rejectBeyondShare(db, { course_id: move.to.course_id, more: move.amount })
  await moveCredits(db, { ...move, from, to })
  return { left: from.balance - move.amount }
}
