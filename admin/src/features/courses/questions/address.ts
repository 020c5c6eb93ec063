import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of a course's questions keeps. */
export const questionsAddress = addressOf('status')
