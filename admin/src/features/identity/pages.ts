import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { userCoursesSearchParams, userListSearchParams, usersSearchParams } from './search-params.ts'

/** Pages for the people of the portal and for one of them (USR-002, USR-003, USR-005). */
export const identityPages = {
  permissions: {
    load: () => import('./people/permissions-page.tsx').then(({ PermissionsPage }) => PermissionsPage),
  },
  users: {
    load: () => import('./people/users-page.tsx').then(({ UsersPage }) => UsersPage),
    search: usersSearchParams,
  },
  createUser: { load: () => import('./people/create-user-page.tsx').then(({ CreateUserPage }) => CreateUserPage) },
  createUserEnrollment: {
    load: () =>
      import('./enrollments/create-enrollment-page.tsx').then(({ CreateEnrollmentPage }) => CreateEnrollmentPage),
  },
  user: { load: () => import('./overview/overview-page.tsx').then(({ UserOverviewPage }) => UserOverviewPage) },
  userInfo: { load: () => import('./profile/info-page.tsx').then(({ UserInfoPage }) => UserInfoPage) },
  userCourses: {
    load: () => import('./person/courses-page.tsx').then(({ UserCoursesPage }) => UserCoursesPage),
    search: userCoursesSearchParams,
  },
  userEnrollments: {
    load: () => import('./enrollments/enrollments-page.tsx').then(({ UserEnrollmentsPage }) => UserEnrollmentsPage),
    search: userListSearchParams,
  },
  certificatesOfUser: {
    load: () => import('./person/certificates-page.tsx').then(({ UserCertificatesPage }) => UserCertificatesPage),
  },
  userInvoices: {
    load: () => import('./person/invoices-page.tsx').then(({ UserInvoicesPage }) => UserInvoicesPage),
    search: userListSearchParams,
  },
  userSeals: { load: () => import('./person/seals-page.tsx').then(({ UserSealsPage }) => UserSealsPage) },
  userTags: { load: () => import('./person/tags-page.tsx').then(({ UserTagsPage }) => UserTagsPage) },
  userPassword: { load: () => import('./person/password-page.tsx').then(({ UserPasswordPage }) => UserPasswordPage) },
  userSettings: { load: () => import('./settings/settings-page.tsx').then(({ UserSettingsPage }) => UserSettingsPage) },
  userRoles: { load: () => import('./person/roles-page.tsx').then(({ UserRolesPage }) => UserRolesPage) },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
