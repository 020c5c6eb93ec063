import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the queue of training records keeps. */
export const trainingAddress = addressOf('state')
