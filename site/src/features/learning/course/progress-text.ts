import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'

type Counted = Pick<LearnerCourse, 'percentage' | 'items_done' | 'items_total'>

/** Progress in a course: "67% · 10 of 12 done". The percentage counts modules (LRN-025), so the items are shown beside it. */
export const progressText = ({ percentage, items_done, items_total }: Counted): string =>
  items_total === 0 ? `${percentage}%` : `${percentage}% · ${items_done} of ${items_total} done`

type Stuck = Pick<LearnerCourse, 'exhausted_item' | 'finished_at' | 'next_item'>

/** Says on a course's card that a failed item has no attempts left; null where the next item says so. */
export const exhaustedText = ({ exhausted_item, finished_at, next_item }: Stuck): string | null =>
  exhausted_item === null || finished_at !== null || next_item?.waits_for === 'attempts'
    ? null
    : `Failed, no attempts left: ${exhausted_item}`

type Running = Pick<LearnerCourse, 'access' | 'finished_at' | 'next_item'>

const nextWords = { grade: 'Waiting for your grade', attempts: 'No attempts left' } as const

/**
 * Names the item to which the continue button leads, or what it waits for if nothing else is left to do; null for a finished course and for one that
 * cannot be opened.
 */
export const nextText = ({ access, finished_at, next_item }: Running): string | null =>
  next_item === null || finished_at !== null || !mayOpen(access)
    ? null
    : `${next_item.waits_for ? nextWords[next_item.waits_for] : 'Next'}: ${next_item.title}`
