import { listSearchParams } from '../../kernel/search-params.ts'

/** URL parameters of the media library; `types` holds its filters, separated by commas. */
export const mediaSearchParams = listSearchParams('types')
