import { builtPages } from '../pages/all-pages.ts'
import type { Page } from '../pages/page.ts'
import { staffMenuGroups, type StaffMenuGroup } from '../pages/staff-menu-groups.ts'
import type { IconName } from '../icons/icon-paths.ts'
import type { Action } from '../access/grants.ts'
import type { PortalFacts } from '../guards/guard.ts'
import { may } from '../access/may.ts'
import type { Role } from '../access/roles.ts'
import { opensTo } from './opens-to.ts'

export type MenuEntry = {
  readonly title: string
  readonly path: string
  readonly icon: IconName
  readonly action: Action
  /** visible on the admin portal's host only */ readonly admin_portal?: true
  /** visible on the core portal's host only */ readonly core_portal?: true
}
export type MenuGroup = { readonly title: string; readonly entries: readonly MenuEntry[] }

const entriesOf = (group: StaffMenuGroup): MenuEntry[] =>
  builtPages.flatMap(({ pattern, menu }: Page) => {
    if (!menu || !('group' in menu) || menu.group !== group) return []
    const { group: _group, ...entry } = menu
    return [{ ...entry, path: pattern }]
  })
const groupsOf = (groups: readonly StaffMenuGroup[]): readonly MenuGroup[] =>
  groups.map((title) => ({ title, entries: entriesOf(title) }))

const [overview, teaching, sales, people, portal, ...ofLists] = staffMenuGroups
/** Menu of the admin app: each entry has the requirements of its page, so people see only entries that they can open (ROL-029). */
export const staffMenu: readonly MenuGroup[] = groupsOf([overview, teaching, sales, people, portal])
/** Menu of the declared reference lists (REF-001). */
export const listMenu: readonly MenuGroup[] = groupsOf(ofLists)

type StaffMenuOptions = { role: Role; portal: PortalFacts; is_limited?: boolean; groups?: readonly MenuGroup[] }

/**
 * Whether the entry's page opens for this role on this portal in its current state, limited to courses or not, and its action is granted (ROL-029).
 */
function opens(
  { path, action, admin_portal, core_portal }: MenuEntry,
  { role, portal, is_limited }: StaffMenuOptions,
): boolean {
  if (admin_portal && portal.kind !== 'admin') return false
  if (core_portal && portal.kind !== 'core') return false
  return may({ roles: [role], action }) && opensTo({ path, role, portal, is_limited })
}

/**
 * Returns the groups with the entries that this role may open, without empty groups. `groups` may contain the declared lists instead of the fixed
 * groups.
 */
export function menuOf({ groups = staffMenu, ...wish }: StaffMenuOptions): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => opens(entry, wish)) }))
    .filter((group) => group.entries.length > 0)
}
