import { addressOf } from '../../kernel/address-search.ts'

export const announcementsSearchParams = addressOf()
/** URL parameters of the list of portals; `new` opens the form of a new one. */
export const portalsSearchParams = addressOf('new')
