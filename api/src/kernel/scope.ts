import { superAdmins } from '@portico/shared/access/role-groups.ts'
import type { Actor } from './context.ts'
import { fail } from './fail.ts'
import { factorStateOf } from './check-session.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

/** Returns the portal of the host. An unknown host is 404, never a default portal. */
export async function portalOfHost(services: Services, host: string): Promise<Portal> {
  return (await services.identity.portalByHost(host)) ?? fail('portals.not_found')
}

/**
 * Determines a call's portal from the host. Only on the admin portal may a super admin's referer_portal_id (portal_id on list calls, REF-004) name
 * another; elsewhere a different id is refused, or ignored on public calls. Not stored in a cookie: tabs share cookies but may show different
 * portals.
 */
export async function workingPortal(
  services: Services,
  {
    hostPortal,
    actor,
    request,
    isPublic,
  }: { hostPortal: Portal; actor: Actor | null; request: Request; isPublic: boolean },
): Promise<Portal> {
  const query = new URL(request.url).searchParams
  const asked = query.get('referer_portal_id') ?? query.get('portal_id')
  const mayChoose =
    hostPortal.kind === 'admin' &&
    actor !== null &&
    superAdmins.some((role) => actor.roles.includes(role) && factorStateOf(actor, role) === 'fine')
  if (asked === null || asked === '' || Number(asked) === hostPortal.id) return hostPortal
  if (mayChoose)
    return (
      (/^\d{1,15}$/.test(asked) ? await services.identity.portalById(Number(asked)) : null) ?? fail('portals.not_found')
    )
  return isPublic ? hostPortal : fail('portals.not_yours')
}
