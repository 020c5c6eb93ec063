import type { Verb } from '../../../../kernel/verb.ts'
import { cancelOpeningRequest } from './cancel-opening-request.ts'
import { getOpeningRequest } from './get-opening-request.ts'
import { requestOpeningMail } from './request-opening-mail.ts'
import { unsubscribeFromOpenings } from './unsubscribe-from-openings.ts'

export const openings: readonly Verb[] = [
  requestOpeningMail,
  getOpeningRequest,
  cancelOpeningRequest,
  unsubscribeFromOpenings,
]
