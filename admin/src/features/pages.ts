import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../kernel/staff-page.ts'
import { coursePages } from './courses/pages.ts'
import { mediaAddress } from './media/address.ts'
import { settingsPages } from './portal-settings/pages.ts'
import { portalsAddress } from './portals/address.ts'
import { trainingAddress } from './training/address.ts'
import { usersAddress } from './users/address.ts'

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
  regulatorPackets: { load: () => import('./packets/packets-page.tsx').then(({ PacketsPage }) => PacketsPage) },
  trainingQueue: {
    load: () => import('./training/training-page.tsx').then(({ TrainingPage }) => TrainingPage),
    search: trainingAddress,
  },
  managerCourses: {
    load: () => import('./managers/manager-courses-page.tsx').then(({ ManagerCoursesPage }) => ManagerCoursesPage),
  },
  staffOrder: { load: () => import('./orders/order-page.tsx').then(({ OrderPage }) => OrderPage) },
  users: {
    load: () => import('./users/users-page.tsx').then(({ UsersPage }) => UsersPage),
    search: usersAddress,
  },
  permissions: {
    load: () => import('./permissions/permissions-page.tsx').then(({ PermissionsPage }) => PermissionsPage),
  },
  portals: {
    load: () => import('./portals/portals-page.tsx').then(({ PortalsPage }) => PortalsPage),
    search: portalsAddress,
  },
  mySubscription: {
    load: () => import('./subscription/my-subscription-page.tsx').then(({ MySubscriptionPage }) => MySubscriptionPage),
  },
  ...settingsPages,
}
