import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'

type Counted = Pick<LearnerCourse, 'percentage' | 'items_done' | 'items_total'>

/** Progress in a course: "67% · 10 of 12 done". The percentage counts modules (LRN-025), so the items are shown beside it. */
export const progressText = ({ percentage, items_done, items_total }: Counted): string =>
  items_total === 0 ? `${percentage}%` : `${percentage}% · ${items_done} of ${items_total} done`

type Running = Pick<LearnerCourse, 'access' | 'finished_at' | 'next_item'>

/** Names the item to which the continue button leads; null for a finished course and for one that cannot be opened. */
export const nextText = ({ access, finished_at, next_item }: Running): string | null =>
  next_item === null || finished_at !== null || !mayOpen(access) ? null : `Next: ${next_item.title}`
