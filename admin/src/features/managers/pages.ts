import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { managerCoursesAddress, managerInvitesAddress, managerPeopleAddress, managerSeatsAddress } from './address.ts'

/** A manager's courses, and the pages of one of them (BLD-015, BLD-016). */
export const managerPages = {
  managerCourses: {
    load: () => import('./manager-courses-page.tsx').then(({ ManagerCoursesPage }) => ManagerCoursesPage),
    search: managerCoursesAddress,
  },
  managerCourse: { leads_to: 'managerOverview' },
  managerOverview: {
    load: () => import('./overview-page.tsx').then(({ OverviewPage }) => OverviewPage),
    search: managerPeopleAddress,
  },
  managerOutline: { load: () => import('./outline-page.tsx').then(({ OutlinePage }) => OutlinePage) },
  managerSeats: {
    load: () => import('./seats-page.tsx').then(({ SeatsPage }) => SeatsPage),
    search: managerSeatsAddress,
  },
  managerInvites: {
    load: () => import('./invites-page.tsx').then(({ InvitesPage }) => InvitesPage),
    search: managerInvitesAddress,
  },
  managerCertificates: {
    load: () => import('./certificates-page.tsx').then(({ CertificatesPage }) => CertificatesPage),
    search: managerPeopleAddress,
  },
  managerUserCertificates: {
    load: () => import('./certificates-page.tsx').then(({ UserCertificatesPage }) => UserCertificatesPage),
    search: managerPeopleAddress,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
