import type { Verb } from '../../../kernel/verb.ts'
import { answerShare } from './answer-share.ts'
import { endShare } from './end-share.ts'
import { listShareSales } from './list-share-sales.ts'
import { listShares } from './list-shares.ts'
import { offerShare } from './offer-share.ts'

export const shares: readonly Verb[] = [listShares, offerShare, answerShare, endShare, listShareSales]
