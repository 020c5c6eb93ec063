import { asc, isNull } from 'drizzle-orm'
import { select_coupon_bundles } from '@portico/shared/contract/orders/coupons.ts'
import { bundles } from '../../../courses/tables.ts'
import { verb } from '../../../../kernel/verb.ts'

const most = 2000

/** Includes drafts: a coupon may be created before its bundle is published. */
export const selectCouponBundles = verb(select_coupon_bundles, ({ db }) =>
  db
    .select({ id: bundles.id, title: bundles.title })
    .from(bundles)
    .where(isNull(bundles.deleted_at))
    .orderBy(asc(bundles.title), asc(bundles.id))
    .limit(most),
)
