import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the shared courses keeps. */
export const sharesAddress = addressOf('side', 'state')
