import { eq } from 'drizzle-orm'
import { update_block_status } from '@portico/shared/contract/identity/people-record.ts'
import { memberships } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { endSessionsHere } from './sessions-here.ts'
import { lockWithManagers } from './lock-with-managers.ts'
import { refuseUnlessManaged } from './refuse-unless-managed.ts'

/** Changes the membership (OP-112); database triggers notify every process, which refuses the person within a second and closes their sockets. */
export const updateBlockStatus = verb(update_block_status, async (ctx, { params, query, body }) => {
  const { db, actor, portal, note } = ctx
  const { user_id } = params
  if (query.portal_id !== undefined && query.portal_id !== portal.id) fail('general.not_found')
  note(`user:${user_id}`, { is_blocked: body.is_blocked })
  const { member, refuseLast } = await lockWithManagers(db, user_id)
  refuseUnlessManaged(actor, member)
  if (member.is_blocked === body.is_blocked) return { id: user_id, is_blocked: body.is_blocked }
  if (body.is_blocked) refuseLast()
  await db.update(memberships).set({ is_blocked: body.is_blocked }).where(eq(memberships.id, member.id))
  if (body.is_blocked) await endSessionsHere(ctx, user_id)
  return { id: user_id, is_blocked: body.is_blocked }
})
