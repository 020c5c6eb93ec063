import { take_portal_credits } from '@portico/shared/contract/credits/moves.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { portalById } from '../../../../db/cross-portal/portals-and-members.ts'
import { lockAccount, outsideOfPortal, portalPool } from '../../credit-account.ts'
import { wasSentBefore } from '../../move-credits.ts'
import { transferCredits } from '../../transfer-credits.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Takes unused credits back from a portal, by a super admin from the admin portal (CRD-019). */
export const takePortalCredits = verb(
  take_portal_credits,
  async ({ services, host, actor, note }, { params: { portal_id }, body: { amount, sent_as } }) => {
    if ((await services.identity.portalByHost(host))?.kind !== 'admin') fail('portals.not_yours')
    note(`portal:${portal_id}`, { credits: -amount })
    if (!(await portalById(services.platform.db, portal_id))) fail('portals.not_found')
    return inPortal(services.app.db, portal_id, async (db) => {
      const { balance } = await lockAccount(db, portalPool)
      if (await wasSentBefore(db, sent_as)) return { portal_id, remaining: balance }
      const reason = { move: 'taken', order_line_id: null, actor_id: actor.id, sent_as } as const
      const move = { from: portalPool, to: outsideOfPortal, amount, reason, target: 'Portal' } as const
      return { portal_id, remaining: (await transferCredits(db, move)).left }
    })
  },
)
