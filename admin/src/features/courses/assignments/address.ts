import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of the grading queue keeps. */
export const queueAddress = addressOf('state', 'course', 'assignment')
