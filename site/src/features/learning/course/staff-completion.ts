import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { portalDate } from '../../../scripts/portal-date.ts'

/** States that staff completed an item, and when; null if the learner did. */
export const staffDay = ({ completed_by_staff: done }: LearnerCourse, item_id: number): string | null =>
  done?.item_ids.includes(item_id) ? `Completed by the staff on ${portalDate(done.at)}` : null

/** The same for the whole course, with name and reason. */
export const staffSentence = ({ completed_by_staff: done }: LearnerCourse): string | null =>
  done ? `Completed by the staff on ${portalDate(done.at)}: ${done.name || 'Staff'}, “${done.reason}”` : null
