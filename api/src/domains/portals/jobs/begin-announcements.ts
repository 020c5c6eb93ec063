import { dueAnnouncements } from '../cross-portal/due-announcements.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'

/** Every minute. */
export const beginAnnouncementsCron = '* * * * * begin-announcements'

/** What is announced for now is shown from now on (OP-100). Asked twice, its reaction tells once. */
export async function beginAnnouncements({
  app,
  platform,
  now,
}: Pick<Services, 'app' | 'platform' | 'now'>): Promise<void> {
  for (const { id, portal_id } of await dueAnnouncements(platform.db, now()))
    await inPortal(app.db, portal_id, (db) => emitter(db, portal_id)('announcement.changed', { announcement_id: id }))
}
