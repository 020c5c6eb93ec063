import { addresses } from '../access/addresses.ts'
import { permissionAdmins, superAdmins } from '../access/role-groups.ts'
import { unbuilt, type Page } from './page.ts'
import { below, staff } from './staff-rules.ts'

const user = '/users/:slug'

/** People and their rights (ROL). */
export const staffPeoplePages = {
  users: {
    ...staff('users.read'),
    pattern: addresses.users,
    made: 'staff',
    menu: { title: 'Users', group: 'People', icon: 'users', action: 'users.read' },
  },
  // Managers hold the permission too, for their API (ROL-027); the table is the administrators'.
  permissions: {
    ...staff(...permissionAdmins),
    pattern: '/permissions',
    made: 'staff',
    menu: { title: 'Permissions', group: 'People', icon: 'shield', action: 'permissions.read' },
  },
} as const satisfies Readonly<Record<string, Page>>

export const staffPeopleUnbuilt: readonly Page[] = [
  ...unbuilt(staff('users.read'), [
    '/users/create',
    '/users/create-enrollment',
    user,
    ...below(
      user,
      ':portal_id/assign-roles',
      'certificates',
      'change-password',
      'courses',
      'enrollments',
      'info',
      'invoices',
      'seals',
      'settings',
      'tags',
    ),
  ]),
  ...unbuilt(staff('manager', ...permissionAdmins), [
    '/users/managers/settings',
    '/users/managers/:slug/settings',
    '/users/managers/:slug/:portal_id/settings',
  ]),
  ...unbuilt(staff(...superAdmins), below('/permissions', 'channel', 'general', 'house')),
]
