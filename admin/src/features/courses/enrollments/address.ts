import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of a course's enrollments keeps. */
export const enrollmentsAddress = addressOf('status')
