import { sql } from 'drizzle-orm'
import { list_manager_invites } from '@portico/shared/contract/learning/invitations.ts'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { invitesToCount, readInvites } from './invites-of-manager.ts'

export const listManagerInvites = verb(list_manager_invites, async ({ db, actor }, { query }) => {
  const filter = { manager_id: actor.id, course: query.course, status: query.status, search: query.search }
  const place = readCursor(query.cursor)
  const rows = await readInvites(db, filter, { ...byId(sql`k.id`, place), limit: query.per_page + 1 })
  const { data, meta } = page(rows, { place, size: query.per_page })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, invitesToCount(filter))) } }
})
