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

// Back to queued: the worker died, or somebody asked for another try.
export const publishJobSteps: Steps<PublishJob> = { 1: [2], 2: [3, 4, 1], 3: [], 4: [1] }

export const mayStepPublishJob = (from: PublishJob, to: PublishJob): boolean =>
  mayStep({ steps: publishJobSteps, from, to })
