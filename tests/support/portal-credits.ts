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

/** Leaves the pool with nothing, so that each test fills what it uses. */
export const emptyPool = (world: World): Promise<void> =>
  world.within('core', async (tx) => {
    const from = await lockAccount(tx, portalPool)
    if (from.balance === 0) return
    const to = await lockAccount(tx, outsideOfPortal)
    const reason = { move: 'taken', order_line_id: null, actor_id: null } as const
    await moveCredits(tx, { from, to, amount: from.balance, reason, target: 'Portal' })
  })

/** Sets credits of the pool aside for a course. */
export const setAside = (world: World, course_id: number, amount: number): Promise<void> =>
  world.within('core', async (tx) => {
    const to = await lockAccount(tx, { kind: 'course', course_id, user_id: null })
    const from = await lockAccount(tx, portalPool)
    await moveCredits(tx, { from, to, amount, reason: { move: 'distributed', order_line_id: null, actor_id: null } })
  })

export const poolOf = (world: World, portal: PortalName = 'core'): Promise<number> =>
  world.within(portal, (tx) => creditBalance(tx, portalPool))
