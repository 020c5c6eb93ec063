import { sql } from 'drizzle-orm'
import type { VisibleAnnouncement } from '@portico/shared/contract/portals/announcements.ts'
import type { AnnouncementAudience } from '@portico/shared/states/portals/announcement.ts'
import type { Transaction } from '../../../../db/client.ts'
import { hasManager } from '../../../access/door.ts'
import type { Actor, Context } from '../../../../kernel/context.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { managerName, sanitizedContent } from './announcement-rows.ts'
import { running } from './running.ts'

type Asking = Pick<Context, 'portal' | 'services' | 'now'> & { db: Transaction; actor: Pick<Actor, 'id'> }

/** Returns the announcements for one person: running, not dismissed, and from managers only those of the person's own managers. */
export async function visibleAnnouncements(
  { db, actor, portal, services, now }: Asking,
  audience: AnnouncementAudience,
): Promise<VisibleAnnouncement[]> {
  const rows = await db.execute<VisibleAnnouncement>(sql`
    select a.id, a.title, a.content, ${managerName} as "from" from announcements a left join users u on u.id = a.manager_id
    where a.audience = ${audience} and ${running(now(), 'a')}
      and not exists (select from announcement_dismissals d where d.announcement_id = a.id and d.user_id = ${actor.id})
      and (a.manager_id is null or ${hasManager({ user_id: sql`${actor.id}::bigint`, manager_id: sql`a.manager_id` })})
    order by a.starts_at desc, a.id desc limit 20`)
  const origin = portalUrl(portal, services.config)
  return rows.map(({ content, ...row }) => ({
    ...row,
    id: Number(row.id),
    content: sanitizedContent(content, { origin, is_of_manager: row.from !== null }),
  }))
}
