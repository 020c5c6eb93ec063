/** A bulk job on list entries: an edit, a deletion, or undoing a deletion. */
export const listJob = { queued: 1, running: 2, finished: 3, canceled: 4, denied: 5, failed: 6 } as const
export type ListJobState = (typeof listJob)[keyof typeof listJob]

export const listJobKinds = ['edit', 'delete', 'restore'] as const
export type ListJobKind = (typeof listJobKinds)[number]

/** Whether the job has ended. */
export const isListJobOver = (state: ListJobState): boolean => state >= listJob.finished
