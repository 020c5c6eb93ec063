import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of a course's exams keeps: which one is open. */
export const examsAddress = addressOf('exam', 'view')
