import { export_session_seats } from '@portico/shared/contract/catalog/seats.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { peopleOfSession } from '../../cross-portal/seats-of-session.ts'
import { csvFile } from '../../../../csv/csv-file.ts'
import { verb } from '../../../../kernel/verb.ts'
import { staffedSession } from './staffed-session.ts'

const most = 100_000

export const exportSessionSeats = verb(
  export_session_seats,
  async ({ db, actor, portal, services: { platform } }, { params }) => {
    const { id: session_id } = await staffedSession(db, { actor, ...params })
    const people = await peopleOfSession(platform.db, { core_portal_id: portal.id, session_id, place: null, most })
    const lines = people.map((seat) => [seat.name, seat.email, seat.portal, seat.reserved_at.toISOString()])
    const text = csvText([['Name', 'Email', 'Portal', 'Reserved at (UTC)'], ...lines])
    return csvFile(text, `session-${session_id}-seats.csv`)
  },
)
