import type { LearnerCourse } from '@portico/shared/contract/learning.ts'
import { portalDate } from '../../../scripts/portal-date.ts'

/** That staff completed an item, and when; null for one that the learner did. */
export const staffDay = ({ completed_by_staff: done }: LearnerCourse, item_id: number): string | null =>
  done?.item_ids.includes(item_id) ? `Completed by the staff on ${portalDate(done.at)}` : null

/** The same of the whole course, with who it was and why. */
export const staffSentence = ({ completed_by_staff: done }: LearnerCourse): string | null =>
  done ? `Completed by the staff on ${portalDate(done.at)}: ${done.name || 'Staff'}, “${done.reason}”` : null
