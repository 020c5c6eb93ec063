import { get_renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { renewalAt } from './read-renewals.ts'

/** Returns one renewal by its slug. */
export const getRenewal = verb(get_renewal, async ({ db, portal }, { params }) => {
  const renewal = hasStorefront(portal) ? await renewalAt(db, params.slug) : undefined
  return renewal ?? fail('general.not_found')
})
