import { appPaths } from '../access/app-paths.ts'
import { permissionAdmins, superAdmins } from '../access/role-groups.ts'
import { unbuilt, type Page } from './page.ts'
import { below, staff } from './staff-rules.ts'

// A person's slug is the account's number (USR-009).
const user = '/users/:slug'

/** People and their rights (ROL). */
export const staffPeoplePages = {
  users: {
    ...staff('users.read'),
    pattern: appPaths.users,
    made: 'staff',
    menu: { title: 'Users', group: 'People', icon: 'users', action: 'users.read' },
  },
  createUser: { ...staff('users.edit'), pattern: '/users/create', made: 'staff' },
  createUserEnrollment: { ...staff('enrollments.manage'), pattern: '/users/create-enrollment', made: 'staff' },
  user: { ...staff('users.read'), pattern: user, made: 'staff' },
  userInfo: { ...staff('users.read'), pattern: `${user}/info`, made: 'staff' },
  userCourses: { ...staff('users.read'), pattern: `${user}/courses`, made: 'staff' },
  userEnrollments: { ...staff('users.read'), pattern: `${user}/enrollments`, made: 'staff' },
  certificatesOfUser: { ...staff('users.read'), pattern: `${user}/certificates`, made: 'staff' },
  userInvoices: { ...staff('users.read'), pattern: `${user}/invoices`, made: 'staff' },
  userSeals: { ...staff('users.read'), pattern: `${user}/seals`, made: 'staff' },
  userTags: { ...staff('users.read'), pattern: `${user}/tags`, made: 'staff' },
  userPassword: { ...staff('users.edit'), pattern: `${user}/change-password`, made: 'staff' },
  userSettings: { ...staff('users.edit'), pattern: `${user}/settings`, made: 'staff' },
  userRoles: { ...staff('users.edit_roles'), pattern: `${user}/:portal_id/assign-roles`, made: 'staff' },
  // Managers also have the permission, for their API (ROL-027), but the table is for administrators only.
  permissions: {
    ...staff(...permissionAdmins),
    pattern: '/permissions',
    made: 'staff',
    menu: { title: 'Permissions', group: 'People', icon: 'shield', action: 'permissions.read' },
  },
} as const satisfies Readonly<Record<string, Page>>

export const staffPeopleUnbuilt: readonly Page[] = [
  ...unbuilt(staff('manager', ...permissionAdmins), [
    '/users/managers/settings',
    '/users/managers/:slug/settings',
    '/users/managers/:slug/:portal_id/settings',
  ]),
  ...unbuilt(staff(...superAdmins), below('/permissions', 'channel', 'general', 'house')),
]
