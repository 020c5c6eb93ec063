import { sql } from 'drizzle-orm'
import { list_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { byId } from '../../../../db/by-id.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { mayChange, readAnnouncements } from './announcement-rows.ts'

export const listAnnouncements = verb(list_announcements, async ({ db, actor, portal, now, services }, { query }) => {
  const place = readCursor(query.cursor)
  const matching = sql`${mayChange(actor)} and ${anyHasWords([sql`a.title`], query.search)}`
  const { beyond, order } = byId(sql`a.id`, place)
  const at = { now: now(), time_zone: portal.time_zone, origin: portalUrl(portal, services.config) }
  const where = sql`${matching} and ${beyond}`
  const rows = await readAnnouncements(db, { where, order, limit: query.per_page + 1, ...at })
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = sql`select a.id from announcements a where ${matching}`
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
