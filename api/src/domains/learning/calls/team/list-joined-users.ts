import { sql } from 'drizzle-orm'
import { list_joined_users } from '@portico/shared/contract/learning/team.ts'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { joined, readJoined } from './team-rows.ts'

export const listJoinedUsers = verb(list_joined_users, async ({ db, actor, portal, now }, { query }) => {
  const { course, user_id, overdue, search, per_page } = query
  const filter = { manager_id: actor.id, now: now(), time_zone: portal.time_zone, course, user_id, overdue, search }
  const place = readCursor(query.cursor)
  const rows = await readJoined(db, filter, { ...byId(sql`e.id`, place), limit: per_page + 1 })
  const { data, meta } = page(rows, { place, size: per_page })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, sql`select e.id ${joined(filter)}`)) } }
})
