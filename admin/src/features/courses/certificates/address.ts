import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of a course's certificates keeps. */
export const certificatesAddress = addressOf()
