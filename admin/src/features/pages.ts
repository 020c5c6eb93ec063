import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../kernel/staff-page.ts'
import { coursePages } from './courses/pages.ts'
import { couponPages } from './coupons/pages.ts'
import { creditTermsAddress } from './credit-terms/address.ts'
import { creditPages } from './credits/pages.ts'
import { announcementPages } from './announcements/pages.ts'
import { teamPages } from './team/pages.ts'
import { managerPages } from './managers/pages.ts'
import { mediaAddress } from './media/address.ts'
import { orderPages } from './orders/pages.ts'
import { partnerAreaPages } from './partners/pages.ts'
import { settingsPages } from './portal-settings/pages.ts'
import { portalsAddress } from './portals/address.ts'
import { searchesAddress } from './searches/address.ts'
import { sharesAddress } from './shares/address.ts'
import { subscriptionPages } from './subscription/pages.ts'
import { exemptionsAddress } from './tax-exemptions/address.ts'
import { trainingAddress } from './training/address.ts'
import { userPages } from './users/pages.ts'

/** Each staff page of shared/src/pages with its component, loaded when it is opened; one that is missing does not compile. */
export const featurePages: Readonly<Record<StaffPageName, StaffPage>> = {
  staffDashboard: {
    load: () => import('./dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  },
  ...coursePages,
  mediaLibrary: {
    load: () => import('./media/media-page.tsx').then(({ MediaPage }) => MediaPage),
    search: mediaAddress,
  },
  sharedCourses: {
    load: () => import('./shares/shared-courses-page.tsx').then(({ SharedCoursesPage }) => SharedCoursesPage),
    search: sharesAddress,
  },
  regulatorPackets: { load: () => import('./packets/packets-page.tsx').then(({ PacketsPage }) => PacketsPage) },
  taxExemptions: {
    load: () => import('./tax-exemptions/exemptions-page.tsx').then(({ ExemptionsPage }) => ExemptionsPage),
    search: exemptionsAddress,
  },
  trainingQueue: {
    load: () => import('./training/training-page.tsx').then(({ TrainingPage }) => TrainingPage),
    search: trainingAddress,
  },
  ...managerPages,
  ...teamPages,
  ...announcementPages,
  ...orderPages,
  ...couponPages,
  creditTerms: {
    load: () => import('./credit-terms/credit-terms-page.tsx').then(({ CreditTermsPage }) => CreditTermsPage),
    search: creditTermsAddress,
  },
  salesTax: { load: () => import('./sales-tax/sales-tax-page.tsx').then(({ SalesTaxPage }) => SalesTaxPage) },
  paymentAccount: {
    load: () =>
      import('./payment-account/payment-account-page.tsx').then(({ PaymentAccountPage }) => PaymentAccountPage),
  },
  ...creditPages,
  ...userPages,
  permissions: {
    load: () => import('./permissions/permissions-page.tsx').then(({ PermissionsPage }) => PermissionsPage),
  },
  portals: {
    load: () => import('./portals/portals-page.tsx').then(({ PortalsPage }) => PortalsPage),
    search: portalsAddress,
  },
  searches: {
    load: () => import('./searches/searches-page.tsx').then(({ SearchesPage }) => SearchesPage),
    search: searchesAddress,
  },
  ...partnerAreaPages,
  ...subscriptionPages,
  ...settingsPages,
}
