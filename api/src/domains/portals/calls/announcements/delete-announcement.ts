import { and, eq } from 'drizzle-orm'
import { delete_announcement } from '@portico/shared/contract/portals/announcements.ts'
import { announcements } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const deleteAnnouncement = verb(delete_announcement, async ({ db, emit, actor, note }, { params }) => {
  const mine = actor.role === 'manager' ? eq(announcements.manager_id, actor.id) : undefined
  const [gone] = await db
    .delete(announcements)
    .where(and(eq(announcements.id, params.id), mine))
    .returning({ title: announcements.title })
  if (!gone) return fail('general.not_found')
  await emit('announcement.changed', { announcement_id: params.id })
  note(`announcement:${params.id}`, { deleted: gone.title })
  return null
})
