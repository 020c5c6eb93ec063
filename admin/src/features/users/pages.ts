import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { userCoursesAddress, userListAddress, usersAddress } from './address.ts'

/** The people of the portal, and the pages of one of them (USR-002, USR-003, USR-005). */
export const userPages = {
  users: { load: () => import('./users-page.tsx').then(({ UsersPage }) => UsersPage), search: usersAddress },
  createUser: { load: () => import('./create-user-page.tsx').then(({ CreateUserPage }) => CreateUserPage) },
  createUserEnrollment: {
    load: () =>
      import('./enrollment/create-enrollment-page.tsx').then(({ CreateEnrollmentPage }) => CreateEnrollmentPage),
  },
  user: { load: () => import('./overview/overview-page.tsx').then(({ UserOverviewPage }) => UserOverviewPage) },
  userInfo: { load: () => import('./info/info-page.tsx').then(({ UserInfoPage }) => UserInfoPage) },
  userCourses: {
    load: () => import('./courses-page.tsx').then(({ UserCoursesPage }) => UserCoursesPage),
    search: userCoursesAddress,
  },
  userEnrollments: {
    load: () => import('./enrollment/enrollments-page.tsx').then(({ UserEnrollmentsPage }) => UserEnrollmentsPage),
    search: userListAddress,
  },
  certificatesOfUser: {
    load: () => import('./certificates-page.tsx').then(({ UserCertificatesPage }) => UserCertificatesPage),
  },
  userInvoices: {
    load: () => import('./invoices-page.tsx').then(({ UserInvoicesPage }) => UserInvoicesPage),
    search: userListAddress,
  },
  userSeals: { load: () => import('./seals-page.tsx').then(({ UserSealsPage }) => UserSealsPage) },
  userTags: { load: () => import('./tags-page.tsx').then(({ UserTagsPage }) => UserTagsPage) },
  userPassword: { load: () => import('./password-page.tsx').then(({ UserPasswordPage }) => UserPasswordPage) },
  userSettings: { load: () => import('./settings/settings-page.tsx').then(({ UserSettingsPage }) => UserSettingsPage) },
  userRoles: { load: () => import('./roles-page.tsx').then(({ UserRolesPage }) => UserRolesPage) },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
