import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import {
  creditsSearchParams,
  managerCoursesSearchParams,
  managerPeopleSearchParams,
  managerSeatsSearchParams,
} from './search-params.ts'

/** The portal’s credits and their ledger, and a manager’s courses with their seats (BLD-015, BLD-016, CRD-015, CRD-016). */
export const creditsPages = {
  portalCredits: {
    load: () => import('./ledger/portal-credits-page.tsx').then(({ PortalCreditsPage }) => PortalCreditsPage),
    search: creditsSearchParams,
  },
  creditHistory: {
    load: () => import('./ledger/history-page.tsx').then(({ HistoryPage }) => HistoryPage),
    search: creditsSearchParams,
  },
  managerCourses: {
    load: () => import('./managers/manager-courses-page.tsx').then(({ ManagerCoursesPage }) => ManagerCoursesPage),
    search: managerCoursesSearchParams,
  },
  managerCourse: { leads_to: 'managerOverview' },
  managerOverview: {
    load: () => import('./managers/overview-page.tsx').then(({ OverviewPage }) => OverviewPage),
    search: managerPeopleSearchParams,
  },
  managerOutline: { load: () => import('./managers/outline-page.tsx').then(({ OutlinePage }) => OutlinePage) },
  managerSeats: {
    load: () => import('./seats/seats-page.tsx').then(({ SeatsPage }) => SeatsPage),
    search: managerSeatsSearchParams,
  },
  managerCertificates: {
    load: () => import('./managers/certificates-page.tsx').then(({ CertificatesPage }) => CertificatesPage),
    search: managerPeopleSearchParams,
  },
  managerUserCertificates: {
    load: () => import('./managers/certificates-page.tsx').then(({ UserCertificatesPage }) => UserCertificatesPage),
    search: managerPeopleSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
