import { addressOf } from '../../kernel/address-search.ts'

export const announcementsAddress = addressOf()
