import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../kernel/staff-page.ts'
import { assignmentsPages } from './assignments/pages.ts'
import { catalogPages } from './catalog/pages.ts'
import { coursesPages } from './courses/pages.ts'
import { credentialsPages } from './credentials/pages.ts'
import { creditsPages } from './credits/pages.ts'
import { examsPages } from './exams/pages.ts'
import { identityPages } from './identity/pages.ts'
import { learningPages } from './learning/pages.ts'
import { libraryPages } from './library/pages.ts'
import { ordersPages } from './orders/pages.ts'
import { outlinePages } from './outline/pages.ts'
import { partnersPages } from './partners/pages.ts'
import { portalsPages } from './portals/pages.ts'
import { questionsPages } from './questions/pages.ts'
import { scormPages } from './scorm/pages.ts'
import { sharesPages } from './shares/pages.ts'
import { subscriptionsPages } from './subscriptions/pages.ts'

/** Maps each staff page of shared/src/pages to its component, loaded on first use; a missing page does not compile. */
export const featurePages: Readonly<Record<StaffPageName, StaffPage>> = {
  ...assignmentsPages,
  ...catalogPages,
  ...coursesPages,
  ...credentialsPages,
  ...creditsPages,
  ...examsPages,
  ...identityPages,
  ...learningPages,
  ...libraryPages,
  ...ordersPages,
  ...outlinePages,
  ...partnersPages,
  ...portalsPages,
  ...questionsPages,
  ...scormPages,
  ...sharesPages,
  ...subscriptionsPages,
}
