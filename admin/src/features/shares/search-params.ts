import { addressOf } from '../../kernel/address-search.ts'

export const sharesSearchParams = addressOf('side', 'state')
