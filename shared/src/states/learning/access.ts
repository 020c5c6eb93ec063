/** What an enrollment gives access to: everything, read-only, nothing, or nothing while paused. */
export const accessStates = ['full', 'read_only', 'none', 'paused'] as const

export type Access = (typeof accessStates)[number]

/** Whether the content can be opened at all. */
export const mayOpen = (access: Access): boolean => access === 'full' || access === 'read_only'
