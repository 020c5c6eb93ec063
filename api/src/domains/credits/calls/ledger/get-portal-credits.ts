import { get_portal_credits } from '@portico/shared/contract/credits/ledger.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readBalances } from '../../read-balances.ts'

/** Returns the portal's credits by the ledger (CRD-002), now or at any past moment. */
export const getPortalCredits = verb(get_portal_credits, ({ db, now }, { query }) =>
  readBalances(db, { at: query.at, account_id: query.account_id, now: now() }),
)
