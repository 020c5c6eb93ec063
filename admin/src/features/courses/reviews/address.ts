import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of a course's reviews keeps. */
export const reviewsAddress = addressOf('published')
