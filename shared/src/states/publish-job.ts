import { mayStep, type Steps } from './may-step.ts'

/** A publishing job, and the import of a SCORM package alike (BLD-006). */
export const publishJob = { queued: 1, processing: 2, published: 3, failed: 4 } as const

export type PublishJob = (typeof publishJob)[keyof typeof publishJob]

export const publishJobLabels: Readonly<Record<PublishJob, string>> = {
  1: 'Queued',
  2: 'Processing',
  3: 'Published',
  4: 'Failed',
}

// Back to processing: the worker died or pages failed, and the queue tries again. What is published stays published.
export const publishJobSteps: Steps<PublishJob> = { 1: [2], 2: [3, 4], 3: [], 4: [2] }

export const mayStepPublishJob = (from: PublishJob, to: PublishJob): boolean =>
  mayStep({ steps: publishJobSteps, from, to })

/** The states in which a job may be told how it stands: those that may become it, and processing while it goes on. */
export const publishJobBefore = (to: PublishJob): PublishJob[] =>
  Object.values(publishJob).filter(
    (from) => mayStepPublishJob(from, to) || (from === to && to === publishJob.processing),
  )
