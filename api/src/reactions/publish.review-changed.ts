import { job } from '../kernel/reaction.ts'
export const task = job<never>(async () => {})
