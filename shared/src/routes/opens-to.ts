import type { Role } from '../access/roles.ts'
import type { PortalFacts } from '../guards/guard.ts'
import { runRoute } from './run-route.ts'

/** Whether a page opens to whoever holds this role there: the guards and scopes that decide when it is opened, so that no menu leads to a refusal. */
export const opensTo = ({ path, role, portal }: { path: string; role: Role; portal: PortalFacts }): boolean =>
  runRoute({
    path,
    query: new URLSearchParams(),
    host: null,
    portal,
    visitor: { signed_in: true, roles: [role], is_valid: true },
    is_production: true,
    root: { host: portal.host, marketing_url: null },
  }).kind === 'pass'
