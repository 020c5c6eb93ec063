import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the list of subscriptions keeps. */
export const subscriptionsAddress = addressOf('status', 'plan')

/** The portal, by its address, that a plan is attached to. */
export const attachAddress = addressOf('portal')
