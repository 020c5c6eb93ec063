import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of the learners that somebody accompanies keeps: the page of the list. */
export const curatedAddress = addressOf()
