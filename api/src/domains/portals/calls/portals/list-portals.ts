import { list_portals } from '@portico/shared/contract/portals/staff.ts'
import { portalsMatching, portalLines } from '../../cross-portal/portal-admin.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { searchByHost } from './search-by-host.ts'
import { lineOf } from './portal-line.ts'
import { onAdminPortal } from '../../../../kernel/on-admin-portal.ts'

const default_size = 25

export const listPortals = verb(list_portals, async (ctx, { query }) => {
  await onAdminPortal(ctx)
  const place = readCursor(query.cursor)
  const size = query.per_page ?? default_size
  const { search, kind } = searchByHost(query, ctx.services.config)
  const rows = await portalLines(ctx.services.platform.db, { search, kind, slug: query.slug, place, size })
  const { data, meta } = page(rows, { place, size })
  const { db } = ctx.services.platform
  const total = await totalIfRequested(query, db, portalsMatching(db, { search, kind, slug: query.slug }))
  return { data: data.map((row) => lineOf(row, ctx.services.config)), meta: { ...meta, ...total } }
})
