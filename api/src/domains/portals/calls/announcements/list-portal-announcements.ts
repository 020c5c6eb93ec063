import { and, desc, eq } from 'drizzle-orm'
import { list_portal_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import { announcements } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { running } from './running.ts'

/** Returns announcements that have begun and are not over; scheduled ones stay hidden. */
export const listPortalAnnouncements = verb(list_portal_announcements, async ({ db, now }) => {
  const { audience, starts_at, ends_at } = announcements
  const rows = await db
    .select({ id: announcements.id, title: announcements.title, content: announcements.content, ends_at })
    .from(announcements)
    .where(and(eq(audience, 'portal'), running(now())))
    .orderBy(desc(starts_at), desc(announcements.id))
    .limit(20)
  return rows.map((row) => ({ ...row, content: sanitizeContent(row.content) }))
})
