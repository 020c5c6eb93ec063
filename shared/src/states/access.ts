/** What an enrollment still gives: all, only reading, nothing, or nothing for now. */
export const accessStates = ['full', 'read_only', 'none', 'paused'] as const

export type Access = (typeof accessStates)[number]

/** Whether its content may be opened at all. */
export const mayOpen = (access: Access): boolean => access === 'full' || access === 'read_only'
