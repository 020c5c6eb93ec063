import { announce } from '../../../kernel/notify-processes.ts'
import type { Scope } from '../../../kernel/context.ts'
import { claimLinks } from '../tables.ts'
import type { lockHeldCredits } from '../../credits/door.ts'

export type Invitee = { email: string; first_name: string; last_name: string }
type Sending = {
  course_id: number
  manager_id: number
  due_on: string | null
  people: readonly Invitee[]
  held: Awaited<ReturnType<typeof lockHeldCredits>>
  /** how many of the held seats this transaction has already given out */
  taken?: number
  now: Date
}

/** Orders the credits for the next seats: those of orders first, oldest first, so that a refund finds them; then the others. */
export const linesInOrder = (held: Sending['held']): readonly number[] =>
  held.lines.flatMap((line) => Array.from({ length: line.free }, () => line.id))

/**
 * Sends one invitation each, which holds a seat; the caller has locked and counted seats and the daily limit. Notifies everyone watching the course
 * (NTF-009).
 */
export async function sendInvitations({ db, emit }: Scope, sending: Sending): Promise<void> {
  const { course_id, manager_id, due_on, people, held, taken = 0, now } = sending
  if (people.length === 0) return
  const lines = linesInOrder(held)
  const made = await db
    .insert(claimLinks)
    .values(
      people.map((person, index) => ({
        ...person,
        order_line_id: lines[taken + index] ?? null,
        course_id,
        user_id: manager_id,
        due_on,
        created_at: now,
      })),
    )
    .returning({ id: claimLinks.id, portal_id: claimLinks.portal_id })
  for (const { id, portal_id } of made) {
    await emit('seat.invited', { claim_link_id: id })
    await announce(db, { kind: 'learner_invited', portal_id, course_id, manager_id, invitation_id: id })
  }
}
