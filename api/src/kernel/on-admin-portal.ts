import type { Context } from './context.ts'
import { fail } from './fail.ts'

type Asked = Pick<Context, 'services' | 'host'>

/** Whether the call came by the admin portal's host, whichever portal is chosen there at the moment. */
export const isOnAdminPortal = async ({ services, host }: Asked): Promise<boolean> =>
  (await services.identity.portalByHost(host))?.kind === 'admin'

/** Portals as such are handled there only. */
export async function onAdminPortal(asked: Asked): Promise<void> {
  if (!(await isOnAdminPortal(asked))) fail('portals.choice_not_yours')
}
