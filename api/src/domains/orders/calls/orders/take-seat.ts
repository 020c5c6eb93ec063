import { take_seat } from '@portico/shared/contract/orders/seats.ts'
import { verb } from '../../../../kernel/verb.ts'
import { enrollWithCredit, lockMembership, seatOfPerson } from '../../../learning/door.ts'
import { lockFreeSeats } from '../../../credits/door.ts'
import { ownLine } from './own-line.ts'

/** Lets the buyer use one of their own seats. Idempotent: a second request returns the same seat. */
export const takeSeat = verb(take_seat, async ({ db, emit, actor, now, note }, { params }) => {
  const line = await ownLine(db, { ...params, user_id: actor.id })
  const { course_id, slug } = line
  await lockMembership(db, actor.id)
  const yours = await seatOfPerson(db, { user_id: actor.id, claim: { order_line_id: line.id, course_id }, now: now() })
  if (yours) return { ...yours, slug }
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: 1 })
  const { enrollment_id } = await enrollWithCredit(
    { db, emit },
    {
      course_id,
      learner_id: actor.id,
      holder_id: actor.id,
      order_line_id: line.id,
      actor_id: actor.id,
      now: now(),
    },
  )
  note(`enrollment:${enrollment_id}`)
  return { enrollment_id, slug, is_claimed: true }
})
