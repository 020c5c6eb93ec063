import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the media library keeps; `types` are its filters, with commas between. */
export const mediaAddress = addressOf('types')
