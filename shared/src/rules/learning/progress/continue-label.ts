import { itemProgress, type ItemProgress } from '../../../states/learning/item-progress.ts'

export type ContinueLabel = 'View this Course' | 'Start this Course' | 'Begin this Course'

/**
 * Label of the continue button, exactly as specified (LRN-028…030, OP-78). on_last_item: the current item is the course's last; on the outline there
 * is no current item.
 */
export function continueLabel({
  course_status,
  on_last_item,
}: {
  course_status: ItemProgress
  on_last_item: boolean
}): ContinueLabel {
  if (course_status === itemProgress.finished || on_last_item) return 'View this Course'
  return course_status === itemProgress.not_started ? 'Start this Course' : 'Begin this Course'
}
