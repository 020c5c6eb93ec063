import { staffCoursePages } from './staff-courses.ts'
import { staffOrderPages } from './staff-orders.ts'
import { staffSellingPages } from './staff-selling.ts'
import { staffOverviewPages } from './staff-overview.ts'
import { staffPartnerPages } from './staff-partners.ts'
import { staffPeoplePages } from './staff-people.ts'
import { staffPortalPages } from './staff-portal.ts'

/** Every page of the admin app with a component of its own, by name; the menu follows this order. */
export const staffPages = {
  ...staffOverviewPages,
  ...staffCoursePages,
  ...staffOrderPages,
  ...staffSellingPages,
  ...staffPeoplePages,
  ...staffPortalPages,
  ...staffPartnerPages,
} as const

export type StaffPageName = keyof typeof staffPages
