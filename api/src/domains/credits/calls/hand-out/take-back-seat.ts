import { and, eq, isNull, sql } from 'drizzle-orm'
import { take_back_seat } from '@portico/shared/contract/credits/hand-out.ts'
import { enrollments } from '../../../learning/tables.ts'
import { lockSourceOf } from '../../credit-account.ts'
import { endUnstarted, enrollmentsOfManager } from '../../../learning/door.ts'
import { managedCourse } from '../../../access/door.ts'
import { returnCredit } from '../../return-credit.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Takes back a seat that its learner has not started (CRD-017, OP-72). */
export const takeBackSeat = verb(take_back_seat, async ({ db, actor, now, note }, { params }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const own = and(
    eq(enrollments.id, params.related_id),
    eq(enrollments.course_id, course_id),
    isNull(enrollments.ended_at),
    sql`${enrollments.id} in ${enrollmentsOfManager(actor.id)}`,
  )
  if ((await db.$count(enrollments, own)) === 0) fail('general.not_found')
  // Locks the account that gave the credit first, as refunds and enrolling do.
  const source = await lockSourceOf(db, params.related_id)
  const [enrollment] = await db.select().from(enrollments).where(own).for('update')
  if (!enrollment || source === null) return fail('general.not_found')
  if (enrollment.started_at !== null || enrollment.finished_at !== null) fail('credits.seat_begun')
  await endUnstarted(db, { id: enrollment.id, now: now() })
  const isReturned = await returnCredit(db, { enrollment, to: source, actor_id: actor.id })
  note(`enrollment:${enrollment.id}`, { taken_back: isReturned })
  return { returned: isReturned ? 1 : 0 }
})
