/** What is asked of many entries of a list: an edit, a deletion, or taking one back. */
export const listJob = { queued: 1, running: 2, finished: 3, canceled: 4, denied: 5, failed: 6 } as const
export type ListJobState = (typeof listJob)[keyof typeof listJob]

export const listJobKinds = ['edit', 'delete', 'restore'] as const
export type ListJobKind = (typeof listJobKinds)[number]

/** Whether nothing more will come of it. */
export const isListJobOver = (state: ListJobState): boolean => state >= listJob.finished
