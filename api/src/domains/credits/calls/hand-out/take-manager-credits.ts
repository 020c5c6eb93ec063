import { take_manager_credits } from '@portico/shared/contract/credits/hand-out.ts'
import { lockHeldCredits } from '../../returnable-credits.ts'
import { wasSentBefore } from '../../move-credits.ts'
import { transferCredits } from '../../transfer-credits.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { managedCourse } from '../../../access/door.ts'
import { creditedManagers } from './credited-managers.ts'

/** Takes back unused credits that this manager gave to another one (OP-72). */
export const takeManagerCredits = verb(take_manager_credits, async ({ db, actor, note }, { params, body }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const [one, other] = [actor.id, params.user_id].toSorted((a, b) => a - b)
  const held = new Map<number, number>()
  for (const user_id of [one ?? actor.id, other ?? actor.id])
    held.set(user_id, (await lockHeldCredits(db, { course_id, user_id })).unbought)
  if (await wasSentBefore(db, body.sent_as)) return { returned: 0 }
  const given = (await creditedManagers(db, { course_id, user_id: actor.id })).find(
    (manager) => manager.user_id === params.user_id,
  )
  if (!given) return fail('general.not_found')
  if (Math.min(given.given, held.get(params.user_id) ?? 0) < body.amount) fail('credits.not_enough')
  const to = { kind: 'manager', course_id, user_id: actor.id } as const
  const reason = { move: 'taken', order_line_id: null, actor_id: actor.id, sent_as: body.sent_as } as const
  await transferCredits(db, { from: { ...to, user_id: params.user_id }, to, amount: body.amount, reason })
  note(`course:${course_id}`, { taken: body.amount, from: params.user_id })
  return { returned: body.amount }
})
