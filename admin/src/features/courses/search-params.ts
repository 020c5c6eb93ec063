import { addressOf } from '../../kernel/address-search.ts'

export const coursesSearchParams = addressOf('status', 'reached')
