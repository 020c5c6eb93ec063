import { dueAnnouncements } from '../cross-portal/due-announcements.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'

/** Every minute. */
export const beginAnnouncementsCron = '* * * * * begin-announcements'

/** Begins announcements that are due (OP-100). The reaction notifies only once, even if it is queued twice. */
export async function beginAnnouncements({
  app,
  platform,
  now,
}: Pick<Services, 'app' | 'platform' | 'now'>): Promise<void> {
  for (const { id, portal_id } of await dueAnnouncements(platform.db, now()))
    await inPortal(app.db, portal_id, (db) => emitter(db, portal_id)('announcement.changed', { announcement_id: id }))
}
