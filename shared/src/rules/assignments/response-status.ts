import { itemProgress } from '../../states/learning/item-progress.ts'

/** Status of a graded attempt: passed at or above the pass score, failed below it (ASG-005). */
export const responseStatus = ({ score, pass_score }: { score: number; pass_score: number }) =>
  score >= pass_score ? itemProgress.success : itemProgress.failed
