import type { DeliveryMode } from '../../../states/credentials/delivery-mode.ts'
import type { SubjectHours } from '../accreditation/accredited.ts'

/** A board's requirement for one renewal cycle. Hours are hundredths: 150 is an hour and a half. */
export type RenewalRequirement = {
  readonly total: number
  /** minimum hours per subject, as part of the total */
  readonly subjects: readonly SubjectHours[]
  /** maximum hours per delivery mode that count toward the total */
  readonly caps: readonly { readonly mode: DeliveryMode; readonly hundredths: number }[]
}

/** What a board counts of a course. */
export type CreditedCourse = { readonly hours: readonly SubjectHours[]; readonly modes: readonly DeliveryMode[] }

/** A course available for a renewal; `price` in cents, 0 if the learner already has it. */
export type CourseOffer = CreditedCourse & { readonly id: number; readonly price: number }
export type BundleOffer = { readonly id: number; readonly price: number; readonly course_ids: readonly number[] }

/**
 * The cheapest plan for what is missing; `price` in cents. `is_proven`: no cheaper plan exists; otherwise none was found within the search budget.
 */
export type RenewalPlan = {
  readonly course_ids: readonly number[]
  readonly bundle_ids: readonly number[]
  readonly price: number
  readonly is_proven: boolean
}
