import type { Verb } from '../kernel/verb.ts'
import { announcementsArea } from './announcements/area.ts'
import { assignments } from './assignments/area.ts'
import { certificates } from './certificates/area.ts'
import { cart } from './cart/area.ts'
import { catalog } from './catalog/area.ts'
import { couponsArea } from './coupons/area.ts'
import { credits } from './credits/area.ts'
import { dashboard } from './dashboard/area.ts'
import { domains } from './domains/area.ts'
import { enrollmentsArea } from './enrollments/area.ts'
import { exams } from './exams/area.ts'
import { faq } from './faq/area.ts'
import { health } from './health/area.ts'
import { learning } from './learning/area.ts'
import { notifications } from './notifications/area.ts'
import { team } from './team/area.ts'
import { invitationsArea } from './invitations/area.ts'
import { lists } from './lists/area.ts'
import { materials } from './materials/area.ts'
import { orders } from './orders/area.ts'
import { outline } from './outline/area.ts'
import { palette } from './palette/area.ts'
import { partners } from './partners/area.ts'
import { people } from './people/area.ts'
import { portalSettings } from './portal-settings/area.ts'
import { portals } from './portals/area.ts'
import { examsStaff } from './exams-staff/area.ts'
import { questionPools } from './question-pools/area.ts'
import { paymentAccount } from './payment-account/area.ts'
import { salesTax } from './sales-tax/area.ts'
import { scorm } from './scorm/area.ts'
import { secondFactor } from './second-factor/area.ts'
import { courses } from './courses/area.ts'
import { password } from './password/area.ts'
import { proof } from './proof/area.ts'
import { profile } from './profile/area.ts'
import { registration } from './registration/area.ts'
import { renewals } from './renewals/area.ts'
import { reviews } from './reviews/area.ts'
import { shares } from './shares/area.ts'
import { studentQuestions } from './student-questions/area.ts'
import { subscriptionsArea } from './subscriptions/area.ts'
import { uploads } from './uploads/area.ts'
import { session } from './session/area.ts'

/** All that the API does, area by area. */
export const areas: readonly (readonly Verb[])[] = [
  health,
  people,
  palette,
  portals,
  subscriptionsArea,
  portalSettings,
  domains,
  dashboard,
  session,
  registration,
  password,
  profile,
  proof,
  secondFactor,
  learning,
  exams,
  examsStaff,
  assignments,
  questionPools,
  credits,
  invitationsArea,
  team,
  catalog,
  faq,
  renewals,
  partners,
  cart,
  couponsArea,
  salesTax,
  paymentAccount,
  certificates,
  scorm,
  materials,
  uploads,
  orders,
  courses,
  shares,
  outline,
  reviews,
  enrollmentsArea,
  studentQuestions,
  lists,
  notifications,
  announcementsArea,
]
