import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the list of people keeps. */
export const usersAddress = addressOf('role')
