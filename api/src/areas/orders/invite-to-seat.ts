import { invite_to_seat } from '@portico/shared/contract/orders-seats.ts'
import { claimLinks } from '../../db/tables/credits.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { creditBalance } from '../../enrollments/credit-account.ts'
import { invitePerUser } from './limits.ts'
import { ownLine } from './own-line.ts'

/** Everybody gets a link of their own, good for one seat: a forwarded mail cannot use up all credits. The worker generates its token. */
export const inviteToSeat = verb(invite_to_seat, async ({ db, emit, actor, services, note }, { params, body }) => {
  const line = await ownLine(db, { ...params, user_id: actor.id })
  await takeRate(services.platform, invitePerUser(actor.id))
  const emails = [...new Set(body.emails)]
  if ((await creditBalance(db, { kind: 'manager', course_id: line.course_id, user_id: actor.id })) < emails.length)
    fail('credits.not_enough')
  for (const email of emails) {
    const [link] = await db
      .insert(claimLinks)
      .values({ order_line_id: line.id, course_id: line.course_id, user_id: actor.id, email })
      .returning({ id: claimLinks.id })
    if (!link) throw new Error('no invitation was made')
    await emit('seat.invited', { claim_link_id: link.id })
  }
  note(`order_line:${line.id}`, { invited: emails.length })
  return { sent: emails.length }
})
