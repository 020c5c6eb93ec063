import { list_subscriptions } from '@portico/shared/contract/subscriptions.ts'
import { subscriptionLines, subscriptionsMatching } from '../cross-portal/subscriptions-of-portals.ts'
import { page, readCursor, totalIfRequested } from '../../../kernel/paginate.ts'
import { verb } from '../../../kernel/verb.ts'
import { onAdminPortal } from '../../../kernel/on-admin-portal.ts'
import { lineWire } from './line-wire.ts'

const default_size = 25

export const listSubscriptions = verb(list_subscriptions, async (ctx, { query }) => {
  await onAdminPortal(ctx)
  const { db } = ctx.services.platform
  const place = readCursor(query.cursor)
  const size = query.per_page ?? default_size
  const wanted = { search: query.search, status: query.status, plan: query.plan }
  const found = await subscriptionLines(db, { ...wanted, place, size })
  const rows = found.map((row) => ({ ...row, id: row.portal.id }))
  const { data, meta } = page(rows, { place, size })
  const total = await totalIfRequested(query, db, subscriptionsMatching(db, wanted))
  return { data: data.map((row) => lineWire(row, ctx.services.config)), meta: { ...meta, ...total } }
})
