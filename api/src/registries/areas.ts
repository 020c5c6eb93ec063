import type { Verb } from '../kernel/verb.ts'
import { announcementsArea } from '../domains/portals/calls/announcements/area.ts'
import { redirectsArea } from '../domains/portals/calls/redirects/area.ts'
import { assignments } from '../domains/assignments/calls/area.ts'
import { certificates } from '../domains/credentials/calls/certificates/area.ts'
import { cart } from '../domains/orders/calls/cart/area.ts'
import { catalog } from '../domains/catalog/calls/catalog/area.ts'
import { couponsArea } from '../domains/orders/calls/coupons/area.ts'
import { credits } from '../domains/credits/calls/area.ts'
import { dashboard } from '../domains/learning/calls/dashboard/area.ts'
import { domains } from '../domains/portals/calls/domains/area.ts'
import { enrollmentsArea } from '../domains/learning/calls/enrollments/area.ts'
import { exams } from '../domains/exams/calls/exams/area.ts'
import { faq } from '../domains/lists/calls/faq/area.ts'
import { freePreviewsArea } from '../domains/courses/calls/free-previews/area.ts'
import { health } from '../health/area.ts'
import { learning } from '../domains/learning/calls/learning/area.ts'
import { notifications } from '../domains/notifications/calls/area.ts'
import { team } from '../domains/learning/calls/team/area.ts'
import { invitationsArea } from '../domains/learning/calls/invitations/area.ts'
import { lists } from '../domains/lists/calls/lists/area.ts'
import { materials } from '../domains/library/calls/materials/area.ts'
import { seats } from '../domains/catalog/calls/seats/area.ts'
import { openings } from '../domains/catalog/calls/openings/area.ts'
import { orders } from '../domains/orders/calls/orders/area.ts'
import { outline } from '../domains/courses/calls/outline/area.ts'
import { palette } from '../domains/catalog/calls/palette/area.ts'
import { partners } from '../domains/partners/calls/area.ts'
import { people } from '../domains/identity/calls/people/area.ts'
import { portalSettings } from '../domains/portals/calls/portal-settings/area.ts'
import { portals } from '../domains/portals/calls/portals/area.ts'
import { examsStaff } from '../domains/exams/calls/exams-staff/area.ts'
import { questionPools } from '../domains/exams/calls/question-pools/area.ts'
import { paymentAccount } from '../domains/orders/calls/payment-account/area.ts'
import { salesTax } from '../domains/orders/calls/sales-tax/area.ts'
import { scorm } from '../domains/scorm/calls/area.ts'
import { secondFactor } from '../domains/identity/calls/second-factor/area.ts'
import { courses } from '../domains/courses/calls/courses/area.ts'
import { password } from '../domains/identity/calls/password/area.ts'
import { proof } from '../domains/credentials/calls/proof/area.ts'
import { profile } from '../domains/identity/calls/profile/area.ts'
import { registration } from '../domains/identity/calls/registration/area.ts'
import { renewals } from '../domains/credentials/calls/renewals/area.ts'
import { reviews } from '../domains/questions/calls/reviews/area.ts'
import { shares } from '../domains/shares/calls/area.ts'
import { studentQuestions } from '../domains/questions/calls/student-questions/area.ts'
import { subscriptionsArea } from '../domains/subscriptions/calls/area.ts'
import { uploads } from '../domains/library/calls/uploads/area.ts'
import { session } from '../domains/identity/calls/session/area.ts'

/** All verbs of the API, by area. */
export const areas: readonly (readonly Verb[])[] = [
  health,
  people,
  palette,
  openings,
  seats,
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
  freePreviewsArea,
  reviews,
  enrollmentsArea,
  studentQuestions,
  lists,
  notifications,
  announcementsArea,
  redirectsArea,
]
