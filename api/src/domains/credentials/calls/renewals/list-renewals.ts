import { list_renewals } from '@portico/shared/contract/credentials/renewals.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readRenewals } from './read-renewals.ts'

/** Lists renewals by title. */
export const listRenewals = verb(list_renewals, async ({ db, portal }) =>
  hasStorefront(portal) ? readRenewals(db) : [],
)
