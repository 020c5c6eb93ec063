import { itemProgress } from '../../states/item-progress.ts'

/** What a graded attempt becomes: passed with the score that passes or more, failed otherwise (ASG-005). */
export const responseStatus = ({ score, pass_score }: { score: number; pass_score: number }) =>
  score >= pass_score ? itemProgress.success : itemProgress.failed
