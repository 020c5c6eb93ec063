import type { Action } from './actions.ts'
import { may } from './may.ts'
import type { Role } from './roles.ts'

export type MenuEntry = { readonly title: string; readonly path: string; readonly icon: string; readonly action: Action; /** shown on the admin portal's host only */ readonly admin_portal?: true }
export type MenuGroup = { readonly title: string; readonly entries: readonly MenuEntry[] }

/** The menu of the admin app: every entry names what its page needs, and nobody sees one that would refuse him (ROL-029). */
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

/** The groups with what this role may open; empty groups are left out. `more` are the groups of declared lists. */
export function menuOf({ role, isAdminPortal, groups = staffMenu }: { role: Role; isAdminPortal: boolean; groups?: readonly MenuGroup[] }): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => may({ roles: [role], action: entry.action }) && (isAdminPortal || !entry.admin_portal)) }))
    .filter((group) => group.entries.length > 0)
}
