import { mayStep, type Steps } from './may-step.ts'

/** publication_status of anything but a course. */
export const contentStatus = { draft: 1, published: 2 } as const

export type ContentStatus = (typeof contentStatus)[keyof typeof contentStatus]

export const contentStatusLabels: Readonly<Record<ContentStatus, string>> = { 1: 'Draft', 2: 'Published' }

export const contentSteps: Steps<ContentStatus> = { 1: [2], 2: [1] }

export const mayStepContent = (from: ContentStatus, to: ContentStatus): boolean =>
  mayStep({ steps: contentSteps, from, to })
