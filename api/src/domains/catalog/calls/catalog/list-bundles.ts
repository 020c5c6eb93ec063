import { sql } from 'drizzle-orm'
import { list_bundles } from '@portico/shared/contract/catalog/bundles.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { selectBundles } from './read-bundles.ts'

/** Lists published bundles, newest first (CAT-008). */
export const listBundles = verb(list_bundles, async ({ db, portal }) =>
  hasStorefront(portal) ? selectBundles(db, sql`order by b.id desc`) : [],
)
