import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import { creditBalance, lockAccount, portalPool, type AccountKey } from '../../credit-account.ts'
import { makeManager } from '../../../identity/door.ts'
import { refuseOwnRecord } from '../../../access/door.ts'
import { wasSentBefore } from '../../move-credits.ts'
import { transferCredits } from '../../transfer-credits.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { creditTarget } from './credit-target.ts'

/** Distributes the portal's credits (CRD-006, CRD-018). A manager first gets those set aside for the course, then some from the pool. */
export const giveCredits = verb(give_credits, async ({ db, actor, note }, { body }) => {
  const { amount, sent_as } = body
  const { key: to, target, user_id } = await creditTarget(db, body)
  if (user_id !== null) refuseOwnRecord(actor, user_id, 'enrollments.own_seat')
  await lockAccount(db, to)
  const sources: AccountKey[] = []
  if (to.kind === 'manager') sources.push({ kind: 'course', course_id: to.course_id, user_id: null })
  sources.push(portalPool)
  const has: { key: AccountKey; balance: number }[] = []
  for (const key of sources) has.push({ key, balance: (await lockAccount(db, key)).balance })
  if (await wasSentBefore(db, sent_as)) return { remaining: await creditBalance(db, portalPool) }
  if (has.reduce((sum, { balance }) => sum + balance, 0) < amount) fail('credits.not_enough_in_portal')
  let missing = amount
  for (const { key, balance } of has) {
    const part = Math.min(balance, missing)
    if (part === 0) continue
    // If there are two movements, only the first carries the idempotency key.
    const reason = {
      move: 'distributed',
      order_line_id: null,
      actor_id: actor.id,
      ...(missing === amount ? { sent_as } : {}),
    } as const
    await transferCredits(db, { from: key, to, amount: part, reason, target })
    missing -= part
  }
  if (user_id !== null) await makeManager(db, user_id)
  note('credits', { given: amount, to })
  return { remaining: await creditBalance(db, portalPool) }
})
