import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the list of subscriptions. */
export const subscriptionsSearchParams = addressOf('status', 'plan')
/** The portal, by its address, that a plan is attached to. */
export const attachSearchParams = addressOf('portal')
