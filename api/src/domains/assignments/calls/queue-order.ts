import { sql, type SQL } from 'drizzle-orm'
import type { queueStates } from '@portico/shared/contract/assignments-staff.ts'
import { byId } from '../../../db/by-id.ts'
import { fail } from '../../../kernel/fail.ts'
import { readCursor, type CursorPosition, type Sort } from '../../../kernel/paginate.ts'

type Queued = { id: number; waiting_since: number }
type QueueOrder = { place: CursorPosition | null; beyond: SQL; order: SQL; sort?: Sort<Queued> }

const sort: Sort<Queued> = { name: 'submitted_at', keyOf: ({ waiting_since }) => waiting_since }

/** Time of submission in microseconds, as the cursor stores it. */
export const waitingSince = sql`(extract(epoch from r.submitted_at) * 1000000)::bigint`

/** Orders waiting submissions by time, longest waiting first; graded ones by id, newest first. */
export function queueOrder(state: (typeof queueStates)[number], cursor: string | undefined): QueueOrder {
  if (state === 'graded') {
    const place = readCursor(cursor)
    return { place, ...byId(sql`r.id`, place) }
  }
  const place = readCursor(cursor, sort.name)
  // Other numbers are no time that the database can compare.
  if (place && !Number.isSafeInteger(place.key)) fail('validation.cursor')
  const [past, direction] = place?.back ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const submitted = sql`timestamptz 'epoch' + ${place?.key ?? 0}::bigint * interval '1 microsecond'`
  return {
    place,
    beyond: place ? sql`(r.submitted_at, r.id) ${past} (${submitted}, ${place.id}::bigint)` : sql`true`,
    order: sql`r.submitted_at ${direction}, r.id ${direction}`,
    sort,
  }
}
