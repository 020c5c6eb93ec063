import { mayStep, type Steps } from '../may-step.ts'

/** Progress of an item, a module or a learner's course (LRN-014, 015). */
export const itemProgress = { in_progress: 1, success: 2, failed: 3, not_started: 4, finished: 5 } as const

export type ItemProgress = (typeof itemProgress)[keyof typeof itemProgress]

/** Labels for users everywhere: the API's `success` is called Passed. */
export const itemProgressLabels: Readonly<Record<ItemProgress, string>> = {
  1: 'In progress',
  2: 'Passed',
  3: 'Failed',
  4: 'Not started',
  5: 'Finished',
}

/** Sort order: items to resume come first (OP-75). */
export const itemProgressOrder: readonly ItemProgress[] = [1, 4, 3, 5, 2]

// A failed item can be attempted again, and a package that reported "failed" may still report "passed" in the same session.
export const itemProgressSteps: Steps<ItemProgress> = { 4: [1], 1: [5, 2, 3], 3: [1, 2], 5: [], 2: [] }

export const mayStepItemProgress = (from: ItemProgress, to: ItemProgress): boolean =>
  mayStep({ steps: itemProgressSteps, from, to })

/** Whether a status counts as done: neither open nor failed, so that later items unlock. */
export const isDone = (status: ItemProgress): boolean =>
  status === itemProgress.finished || status === itemProgress.success
