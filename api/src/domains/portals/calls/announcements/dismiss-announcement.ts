import { and, eq, lte } from 'drizzle-orm'
import { dismiss_announcement } from '@portico/shared/contract/portals/announcements.ts'
import { announcementDismissals, announcements } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const dismissAnnouncement = verb(dismiss_announcement, async ({ db, actor, now, note }, { params }) => {
  const begun = and(eq(announcements.id, params.id), lte(announcements.starts_at, now()))
  if ((await db.$count(announcements, begun)) === 0) fail('general.not_found')
  await db
    .insert(announcementDismissals)
    .values({ announcement_id: params.id, user_id: actor.id })
    .onConflictDoNothing()
  note(`announcement:${params.id}`, { dismissed: true })
  return null
})
