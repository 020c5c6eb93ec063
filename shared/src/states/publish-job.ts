import { mayStep, type Steps } from './may-step.ts'

/** State of a publishing job or a SCORM package import (BLD-006). */
export const publishJob = { queued: 1, processing: 2, published: 3, failed: 4 } as const

export type PublishJob = (typeof publishJob)[keyof typeof publishJob]

export const publishJobLabels: Readonly<Record<PublishJob, string>> = {
  1: 'Queued',
  2: 'Processing',
  3: 'Published',
  4: 'Failed',
}

// A failed job returns to processing when the queue retries it, after a worker crash or failed pages. Pages already published stay published.
export const publishJobSteps: Steps<PublishJob> = { 1: [2], 2: [3, 4], 3: [], 4: [2] }

export const mayStepPublishJob = (from: PublishJob, to: PublishJob): boolean =>
  mayStep({ steps: publishJobSteps, from, to })

/** Returns the states from which a job may report this state: its allowed predecessors, plus processing itself for progress updates. */
export const publishJobBefore = (to: PublishJob): PublishJob[] =>
  Object.values(publishJob).filter(
    (from) => mayStepPublishJob(from, to) || (from === to && to === publishJob.processing),
  )
