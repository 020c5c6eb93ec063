import { and, eq, isNull, lte } from 'drizzle-orm'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Transaction } from '../../../db/client.ts'
import { announcements } from '../tables.ts'
import { users } from '../../identity/tables.ts'
import { notifyMembers } from '../../identity/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/**
 * Notifies the readers of an announcement that begins, once per start; a banner notifies no one. The announcement counts as out once the last reader
 * is notified.
 */
export const task = reaction<'announcement.changed'>(async (context, { announcement_id }) => {
  const { services, inPortal } = context
  const now = services.now()
  const begins = and(
    eq(announcements.id, announcement_id),
    isNull(announcements.out_at),
    lte(announcements.starts_at, now),
  )
  const found = await inPortal(async ({ db }) => {
    const [row] = await db.select().from(announcements).where(begins)
    return row && { row, from: row.manager_id === null ? '' : await nameOf(db, row.manager_id) }
  })
  if (!found) return
  const { row, from } = found
  if (row.audience !== 'portal')
    await notifyMembers(context, {
      role: row.audience,
      manager_id: row.manager_id,
      ...(row.manager_id === null
        ? { type: 'announced', properties: { title: row.title, original_id: row.id } }
        : { type: 'team_announced', properties: { title: row.title, original_id: row.id, from } }),
      path: row.audience === 'learner' ? linkTo('learnerCourses') : linkToStaff('managerCourses'),
      cause: `announcement:${row.id}:${row.starts_at.getTime()}`,
    })
  await inPortal(({ db }) => db.update(announcements).set({ out_at: now }).where(begins))
})

async function nameOf(db: Transaction, manager_id: number): Promise<string> {
  const [manager] = await db.select().from(users).where(eq(users.id, manager_id))
  return manager ? `${manager.first_name} ${manager.last_name}`.trim() || manager.email : ''
}
