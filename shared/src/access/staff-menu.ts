import type { Action } from './actions.ts'
import { checkScopes } from './guards/scope-rule.ts'
import type { PortalFacts } from './guards/guard.ts'
import { may } from './may.ts'
import type { Role } from './roles.ts'
import { routeOfPath } from './routes/route-of-path.ts'

export type MenuEntry = {
  readonly title: string
  readonly path: string
  readonly icon: string
  readonly action: Action
  /** shown on the admin portal's host only */ readonly admin_portal?: true
}
export type MenuGroup = { readonly title: string; readonly entries: readonly MenuEntry[] }

/** The menu of the admin app: every entry names what its page needs, and nobody sees one that would refuse them (ROL-029). */
export const staffMenu: readonly MenuGroup[] = [
  {
    title: 'Teaching',
    entries: [
      { title: 'Courses', path: '/courses/admin', icon: 'book', action: 'courses.read_drafts' },
      { title: 'My team’s courses', path: '/courses/managers', icon: 'award', action: 'credits.manage_own' },
    ],
  },
  {
    title: 'People',
    entries: [
      { title: 'Users', path: '/users', icon: 'users', action: 'users.read' },
      { title: 'Permissions', path: '/permissions', icon: 'shield', action: 'permissions.read' },
    ],
  },
  {
    title: 'Portal',
    entries: [
      { title: 'Portal settings', path: '/portal-settings', icon: 'building', action: 'portals.read' },
      { title: 'All portals', path: '/portals', icon: 'globe', action: 'portals.select', admin_portal: true },
    ],
  },
]

type Wish = { role: Role; portal: PortalFacts; groups?: readonly MenuGroup[] }

/** Whether the entry's page opens to this role and its action is granted: the scopes of the route, matched against permissions or roles (ROL-029). */
function opens({ path, action, admin_portal }: MenuEntry, { role, portal }: Wish): boolean {
  const scopes = routeOfPath(path)?.scopes
  if (admin_portal && portal.kind !== 'admin') return false
  return (
    may({ roles: [role], action }) &&
    (!scopes ||
      checkScopes(scopes, { portal, visitor: { signed_in: true, roles: [role], is_valid: true } }).kind === 'pass')
  )
}

/** The groups with what this role may open; empty groups are left out. `groups` may be more than the fixed ones: the declared lists. */
export function menuOf({ groups = staffMenu, ...wish }: Wish): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => opens(entry, wish)) }))
    .filter((group) => group.entries.length > 0)
}
