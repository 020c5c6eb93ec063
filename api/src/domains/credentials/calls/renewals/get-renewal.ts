import { get_renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { renewalAt } from './read-renewals.ts'
import { relatedOf } from './related-of-renewal.ts'

/** Returns one renewal by its slug, with the pages that its page links to. */
export const getRenewal = verb(get_renewal, async ({ db, portal }, { params }) => {
  const renewal = hasStorefront(portal) ? await renewalAt(db, params.slug) : undefined
  if (!renewal) return fail('general.not_found')
  return { ...renewal, related: await relatedOf(db, renewal) }
})
