import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../kernel/staff-page.ts'
import { coursesPage } from './courses/page.ts'
import { managerCoursesPage } from './managers/page.ts'
import { permissionsPage } from './permissions/page.ts'
import { settingsPages } from './portal-settings/pages.ts'
import { portalsPage } from './portals/page.ts'
import { mySubscriptionPage } from './subscription/page.ts'
import { usersPage } from './users/page.ts'

/** Each staff page of shared/src/pages with its component; one that is missing does not compile. */
export const featurePages: Readonly<Record<StaffPageName, StaffPage>> = {
  staffCourses: coursesPage,
  managerCourses: managerCoursesPage,
  users: usersPage,
  permissions: permissionsPage,
  portals: portalsPage,
  mySubscription: mySubscriptionPage,
  ...settingsPages,
}
