import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of a course's certificates. */
export const certificatesSearchParams = addressOf()
/** URL parameters of the queue of training records. */
export const trainingSearchParams = addressOf('state')
