import { addressOf } from '../../kernel/address-search.ts'

export const creditTermsAddress = addressOf()
