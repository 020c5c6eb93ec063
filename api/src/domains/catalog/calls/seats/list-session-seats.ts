import { list_session_seats } from '@portico/shared/contract/catalog/seats.ts'
import { everySeat, peopleOfSession } from '../../cross-portal/seats-of-session.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { staffedSession } from './staffed-session.ts'

/** The organizer sees who comes, also from other portals. */
export const listSessionSeats = verb(
  list_session_seats,
  async ({ db, actor, portal, services: { platform } }, { params, query }) => {
    const { id: session_id } = await staffedSession(db, { actor, ...params })
    const of = { core_portal_id: portal.id, session_id }
    const place = readCursor(query.cursor)
    const rows = await peopleOfSession(platform.db, { ...of, place, most: query.per_page + 1 })
    const { data, meta } = page(rows, { place, size: query.per_page })
    return { data, meta: { ...meta, ...(await totalIfRequested(query, platform.db, everySeat(platform.db, of))) } }
  },
)
