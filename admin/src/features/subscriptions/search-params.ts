import { addressOf } from '../../kernel/address-search.ts'

export const subscriptionsSearchParams = addressOf('status', 'plan')
/** The slug of the portal that a plan is attached to. */
export const attachSearchParams = addressOf('portal')
