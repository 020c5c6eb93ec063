import { and, eq, sql } from 'drizzle-orm'
import { update_announcement } from '@portico/shared/contract/portals/announcements.ts'
import { announcements } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { editable, readAnnouncements } from './announcement-rows.ts'
import { teamContent, valuesOf } from './values-of.ts'

export const updateAnnouncement = verb(update_announcement, async (ctx, { params, body }) => {
  const { db, emit, actor, portal, note, services } = ctx
  const subject = `announcement:${params.id}`
  const origin = portalUrl(portal, services.config)
  const at = { now: ctx.now(), time_zone: portal.time_zone, origin }
  const read = async () => {
    const [row] = await readAnnouncements(db, { where: sql`a.id = ${params.id}`, order: sql`a.id`, limit: 1, ...at })
    return row ?? fail('general.not_found')
  }
  const { manager_id: _manager, ...values } = valuesOf(body, { actor, ...at })
  const mine = actor.role === 'manager' ? eq(announcements.manager_id, actor.id) : undefined
  const [before] = await db
    .select({ starts_at: announcements.starts_at, out_at: announcements.out_at, manager_id: announcements.manager_id })
    .from(announcements)
    .where(and(eq(announcements.id, params.id), mine))
    .for('update')
  if (!before) fail('general.not_found')
  await rejectStale(db, { entry: editable(await read()), version: body.version, subject })
  if (before.manager_id !== null && values.audience !== 'learner') fail('announcements.learners_only')
  const content = before.manager_id === null ? values.content : teamContent(body.content, origin)
  // Without a start, keeps the previous one; an announcement moved to the future begins again.
  const starts_at = body.starts_on === null ? before.starts_at : values.starts_at
  const out_at = starts_at > at.now ? null : before.out_at
  await db
    .update(announcements)
    .set({ ...values, content, starts_at, out_at })
    .where(eq(announcements.id, params.id))
  await emit('announcement.changed', { announcement_id: params.id })
  note(subject, { title: body.title, audience: body.audience })
  return read()
})
