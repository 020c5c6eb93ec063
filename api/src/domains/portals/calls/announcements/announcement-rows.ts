import { sql, type SQL } from 'drizzle-orm'
import type { Announcement } from '@portico/shared/contract/portals/announcements.ts'
import { clockTime } from '@portico/shared/rules/dates/portal-time.ts'
import { sanitizeContent, sanitizeTeamContent } from '../../../../adapters/sanitize-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { versioned } from '../../../../kernel/versioned.ts'

type Row = Omit<Announcement, 'starts_on' | 'ends_on' | 'state' | 'version'> & {
  starts_at: string
  ends_at: string | null
}
type At = { now: Date; time_zone: string; origin: string }

/** The name of the announcing manager in a query that joins them as `u`; null for announcements of staff. */
export const managerName: SQL = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`

/** Limits the announcements that a person may change: staff all, managers their own (OP-38). */
export const mayChange = ({ role, id }: Pick<Actor, 'role' | 'id'>): SQL =>
  role === 'manager' ? sql`a.manager_id = ${id}` : sql`true`

export async function readAnnouncements(
  db: Transaction,
  { where, order, limit, ...at }: { where: SQL; order: SQL; limit: number } & At,
): Promise<Announcement[]> {
  const rows = await db.execute<Row>(sql`
    select a.id, a.title, a.content, a.audience, a.starts_at, a.ends_at,
      ${managerName} as manager
    from announcements a left join users u on u.id = a.manager_id where ${where} order by ${order} limit ${limit}`)
  return rows.map((row) => wireOf(row, at))
}

/** Returns the fields that the form edits; their version is derived from them. */
export const editable = ({ title, content, audience, starts_on, ends_on }: Omit<Announcement, 'version'>) => ({
  title,
  content,
  audience,
  starts_on,
  ends_on,
})

function wireOf({ starts_at, ends_at, ...row }: Row, { now, time_zone, origin }: At): Announcement {
  const isOver = ends_at !== null && new Date(ends_at) <= now
  const shown = {
    ...row,
    id: Number(row.id),
    content: sanitizedContent(row.content, { origin, is_of_manager: row.manager !== null }),
    starts_on: clockTime(starts_at, time_zone),
    ends_on: ends_at === null ? null : clockTime(ends_at, time_zone),
    state: isOver ? 'over' : new Date(starts_at) > now ? 'to_come' : 'shown',
  } as const
  return { ...shown, version: versioned(editable(shown)).version }
}

/** Sanitizes an announcement's text for display, whatever is stored. */
export const sanitizedContent = (
  content: string,
  { origin, is_of_manager }: { origin: string; is_of_manager: boolean },
): string => (is_of_manager ? sanitizeTeamContent(content, origin).content : sanitizeContent(content))
