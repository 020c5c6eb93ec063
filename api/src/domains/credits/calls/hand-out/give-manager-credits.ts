import { give_manager_credits } from '@portico/shared/contract/credits/hand-out.ts'
import {
  enrollWithCredit,
  namedPerManager,
  candidateOf,
  lockCandidates,
  type Candidate,
  refuseUninvited,
  runningEnrollments,
} from '../../../learning/door.ts'
import { makeManager } from '../../../identity/door.ts'
import { managedCourse } from '../../../access/door.ts'
import { lockHeldCredits } from '../../returnable-credits.ts'
import { wasSentBefore } from '../../move-credits.ts'
import { transferCredits } from '../../transfer-credits.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Hands out a manager's credits (CRD-014): to all the people named, or to nobody. */
export const giveManagerCredits = verb(
  give_manager_credits,
  async ({ db, emit, actor, now, note, services }, { params, body }) => {
    const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
    const emails = [...new Set(body.emails)]
    for (const _ of emails) await enforceRateLimit(services.platform, namedPerManager(actor.id))
    const found = await lockCandidates(
      db,
      emails.map((email) => ({ email })),
    )
    if (actor.is_outside) await refuseUninvited(db, { manager_id: actor.id, emails, found })
    const people = emails.map((email) => candidateOf({ email }, found)).toSorted((a, b) => a.id - b.id)
    const wish = { course_id, actor_id: actor.id, people, now: now(), ...body }
    const given = body.as === 'learner' ? await enrollAll({ db, emit }, wish) : await giveToManagers({ db, emit }, wish)
    note(`course:${course_id}`, { as: body.as, people: people.map(({ id }) => id), given })
    return { given, unchanged: people.length - given }
  },
)

type GiveInput = {
  course_id: number
  actor_id: number
  people: readonly Candidate[]
  now: Date
  amount: number
  sent_as: string
}

/** Enrolls learners for one credit each, from an order line with free seats so that a refund finds them. Current learners keep their enrollment. */
async function enrollAll({ db, emit }: Scope, { course_id, actor_id, people, now }: GiveInput): Promise<number> {
  const held = await lockHeldCredits(db, { course_id, user_id: actor_id })
  const waiting: Candidate[] = []
  for (const person of people) {
    const running = await runningEnrollments(db, { user_id: person.id, course_ids: [course_id], now })
    if (!running.has(course_id)) waiting.push(person)
  }
  if (held.free < waiting.length) fail('credits.not_enough')
  const lines = held.lines.flatMap((line) => Array.from({ length: line.free }, () => line.id))
  for (const [index, { id }] of waiting.entries()) {
    const order_line_id = lines[index] ?? null
    const seat = { course_id, learner_id: id, holder_id: actor_id, order_line_id, actor_id, now }
    await enrollWithCredit({ db, emit }, seat)
  }
  return waiting.length
}

/** Gives credits to managers, but only ones not bought with an order, because a refund would have to find those again. */
async function giveToManagers(
  { db }: Scope,
  { course_id, actor_id, people, amount, sent_as }: GiveInput,
): Promise<number> {
  if (people.some(({ id }) => id === actor_id)) fail('credits.own_account')
  // Locks all accounts, the giver's included, in one order, so two managers who give each other credits cannot deadlock.
  const keys = [...people.map(({ id }) => id), actor_id].toSorted((a, b) => a - b)
  let unbought = 0
  for (const user_id of keys) {
    const held = await lockHeldCredits(db, { course_id, user_id })
    if (user_id === actor_id) unbought = held.unbought
  }
  if (await wasSentBefore(db, sent_as)) return 0
  if (unbought < amount * people.length) fail('credits.not_enough')
  for (const [index, { id }] of people.entries()) {
    const reason = { move: 'given', order_line_id: null, actor_id, ...(index === 0 ? { sent_as } : {}) } as const
    const from = { kind: 'manager', course_id, user_id: actor_id } as const
    await transferCredits(db, { from, to: { ...from, user_id: id }, amount, reason })
    await makeManager(db, id)
  }
  return people.length
}
