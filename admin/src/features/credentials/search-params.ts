import { addressOf } from '../../kernel/address-search.ts'

export const certificatesSearchParams = addressOf()
export const trainingSearchParams = addressOf('state')
