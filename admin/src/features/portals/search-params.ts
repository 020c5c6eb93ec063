import { listSearchParams } from '../../kernel/search-params.ts'

export const announcementsSearchParams = listSearchParams()
export const redirectsSearchParams = listSearchParams()
/** URL parameters of the list of portals; `new` opens the form of a new one. */
export const portalsSearchParams = listSearchParams('new')
