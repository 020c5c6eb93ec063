import { sql } from 'drizzle-orm'
import { create_announcement } from '@portico/shared/contract/portals/announcements.ts'
import { announcements } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { readAnnouncements } from './announcement-rows.ts'
import { valuesOf } from './values-of.ts'

/** The worker notifies its readers, at once or when it begins. */
export const createAnnouncement = verb(create_announcement, async (ctx, { body }) => {
  const { db, emit, actor, portal, note, services } = ctx
  const origin = portalUrl(portal, services.config)
  const at = { now: ctx.now(), time_zone: portal.time_zone, origin }
  const [made] = await db
    .insert(announcements)
    .values({ ...valuesOf(body, { actor, ...at }), created_by: actor.id })
    .returning({ id: announcements.id })
  const id = made?.id ?? fail('general.internal')
  await emit('announcement.changed', { announcement_id: id })
  note(`announcement:${id}`, { title: body.title, audience: body.audience })
  const [row] = await readAnnouncements(db, { where: sql`a.id = ${id}`, order: sql`a.id`, limit: 1, ...at })
  return row ?? fail('general.internal')
})
