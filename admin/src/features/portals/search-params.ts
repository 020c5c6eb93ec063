import { listSearchParams } from '../../kernel/address-search.ts'

export const announcementsSearchParams = listSearchParams()
/** URL parameters of the list of portals; `new` opens the form of a new one. */
export const portalsSearchParams = listSearchParams('new')
