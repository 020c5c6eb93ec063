import { get_portal_credits } from '@portico/shared/contract/credits-ledger.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readStanding } from '../../read-standing.ts'

/** The portal's credits as the ledger counts them (CRD-002), now or at any moment before. */
export const getPortalCredits = verb(get_portal_credits, ({ db, now }, { query }) =>
  readStanding(db, { at: query.at, account_id: query.account_id, now: now() }),
)
