import { take_credits } from '@portico/shared/contract/credits/moves.ts'
import { creditBalance, lockAccount, portalPool } from '../../credit-account.ts'
import { lockHeldCredits } from '../../returnable-credits.ts'
import { wasSentBefore } from '../../move-credits.ts'
import { transferCredits } from '../../transfer-credits.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { creditTarget } from './credit-target.ts'

/** Takes unused credits back into the portal's pool. Credits that a manager bought, or reserved for an invited person, stay with the manager. */
export const takeCredits = verb(take_credits, async ({ db, actor, note }, { body }) => {
  const { amount, sent_as } = body
  const { key: from, target } = await creditTarget(db, body)
  const held = from.kind === 'manager' ? await lockHeldCredits(db, from) : null
  await lockAccount(db, from)
  if (await wasSentBefore(db, sent_as)) return { remaining: await creditBalance(db, portalPool) }
  if (held && held.unbought < amount) fail('credits.not_enough')
  const reason = { move: 'taken', order_line_id: null, actor_id: actor.id, sent_as } as const
  await transferCredits(db, { from, to: portalPool, amount, reason, target })
  note('credits', { taken: amount, from })
  return { remaining: await creditBalance(db, portalPool) }
})
