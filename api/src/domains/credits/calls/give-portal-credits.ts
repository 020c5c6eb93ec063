import { eq } from 'drizzle-orm'
import { give_portal_credits } from '@portico/shared/contract/credits/credits.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { creditMovements } from '../tables.ts'
import { lockAccount, outsideOfPortal, portalPool } from '../credit-account.ts'
import { moveCredits } from '../move-credits.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'

/** Gives a portal credits, by a super admin from the admin portal. Repeating a request with the same idempotency key gives them only once. */
export const givePortalCredits = verb(
  give_portal_credits,
  async ({ services, host, actor, note }, { params, body }) => {
    if ((await services.identity.portalByHost(host))?.kind !== 'admin') fail('portals.not_yours')
    const { amount, sent_as } = body
    note(`portal:${params.portal_id}`, { credits: amount })
    if (!(await portalById(services.platform.db, params.portal_id))) fail('portals.not_found')
    return inPortal(services.app.db, params.portal_id, async (db) => {
      // Locks the pool first, as everywhere else, to avoid deadlocks.
      const pool = await lockAccount(db, portalPool)
      const given = { portal_id: params.portal_id, remaining: pool.balance }
      if ((await db.$count(creditMovements, eq(creditMovements.sent_as, sent_as))) > 0) return given
      const outside = await lockAccount(db, outsideOfPortal)
      const reason = { move: 'given', order_line_id: null, actor_id: actor.id, sent_as } as const
      await moveCredits(db, { from: outside, to: pool, amount, reason, target: 'Portal' })
      return { ...given, remaining: pool.balance + amount }
    })
  },
)
