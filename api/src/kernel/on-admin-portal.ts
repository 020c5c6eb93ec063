import type { Context } from './context.ts'
import { fail } from './fail.ts'

type RequestScope = Pick<Context, 'services' | 'host'>

/** Checks whether the call came through the admin portal's host, regardless of the portal selected there. */
export const isOnAdminPortal = async ({ services, host }: RequestScope): Promise<boolean> =>
  (await services.identity.portalByHost(host))?.kind === 'admin'

/** Refuses calls that manage portals anywhere but on the admin portal. */
export async function onAdminPortal(asked: RequestScope): Promise<void> {
  if (!(await isOnAdminPortal(asked))) fail('portals.choice_not_yours')
}
