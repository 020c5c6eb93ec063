import type { DeliveryMode } from '../../states/delivery-mode.ts'
import type { SubjectHours } from '../accreditation/accredited.ts'

/** What a board asks for in one renewal cycle. Hours are hundredths: 150 is an hour and a half. */
export type RenewalRequirement = {
  readonly total: number
  /** of the total, at least so many in each of these */
  readonly subjects: readonly SubjectHours[]
  /** of the total, at most so many that were taken in one way of delivery */
  readonly caps: readonly { readonly mode: DeliveryMode; readonly hundredths: number }[]
}

/** What a board counts of one course. */
export type CountedCourse = { readonly hours: readonly SubjectHours[]; readonly modes: readonly DeliveryMode[] }

/** A course that may be taken for a renewal; `price` in cents, 0 for one that the learner has already. */
export type CourseOffer = CountedCourse & { readonly id: number; readonly price: number }
export type BundleOffer = { readonly id: number; readonly price: number; readonly course_ids: readonly number[] }

/** The cheapest way to what is missing; `price` in cents. `is_proven`: nothing cheaper exists, or else nothing cheaper was found in the time. */
export type RenewalPlan = {
  readonly course_ids: readonly number[]
  readonly bundle_ids: readonly number[]
  readonly price: number
  readonly is_proven: boolean
}
