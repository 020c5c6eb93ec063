import { listSearchParams } from '../../kernel/address-search.ts'

/** URL parameters of the media library; `types` holds its filters, separated by commas. */
export const mediaSearchParams = listSearchParams('types')
