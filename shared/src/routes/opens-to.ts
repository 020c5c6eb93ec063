import type { Role } from '../access/roles.ts'
import type { PortalFacts } from '../guards/guard.ts'
import { runRoute } from './run-route.ts'

type OpensToInput = { path: string; role: Role; portal: PortalFacts; is_limited?: boolean | undefined }

/** Whether a page opens for this role on the portal. Uses the same guards and scopes as opening it, so that no menu entry leads to a refusal. */
export const opensTo = ({ path, role, portal, is_limited = false }: OpensToInput): boolean =>
  runRoute({
    path,
    query: new URLSearchParams(),
    host: null,
    portal,
    visitor: { signed_in: true, roles: [role], is_valid: true, is_limited_to_courses: is_limited },
    is_production: true,
    root: { host: portal.host, marketing_url: null },
  }).kind === 'pass'
