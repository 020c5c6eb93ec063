import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the media library; `types` are its filters, with commas between. */
export const mediaSearchParams = addressOf('types')
