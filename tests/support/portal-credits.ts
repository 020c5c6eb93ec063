import {
  creditBalance,
  lockAccount,
  outsideOfPortal,
  portalPool,
} from '../../api/src/domains/credits/credit-account.ts'
import { moveCredits } from '../../api/src/domains/credits/move-credits.ts'
import type { PortalName, World } from './world.ts'

/** Adds credits to a portal's own pool, as the installation gives them. */
export const fillPool = (world: World, amount: number, portal: PortalName = 'core'): Promise<void> =>
  world.within(portal, async (tx) => {
    const to = await lockAccount(tx, portalPool)
    const from = await lockAccount(tx, outsideOfPortal)
    const reason = { move: 'given', order_line_id: null, actor_id: null } as const
    await moveCredits(tx, { from, to, amount, reason, target: 'Portal' })
  })

export const poolOf = (world: World, portal: PortalName = 'core'): Promise<number> =>
  world.within(portal, (tx) => creditBalance(tx, portalPool))
