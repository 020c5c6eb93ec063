import { grants } from './grants.ts'

/** What a call or a button may ask for: the rows of the grants table. */
export type Action = keyof typeof grants

export const actions = Object.keys(grants) as readonly Action[]
