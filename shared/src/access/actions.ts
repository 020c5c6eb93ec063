import { grants } from './grants.ts'

/** Actions that a call or a button can require: the rows of the grants table. */
export type Action = keyof typeof grants

export const actions = Object.keys(grants) as readonly Action[]
