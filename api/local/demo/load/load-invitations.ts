import { invitation, isOpenInvitation } from '@portico/shared/states/learning/invitation.ts'
import { daysAgo } from '../content/demo-dates.ts'
import { demoInvitations } from '../content/invitations.ts'
import { at, type Bulk } from './bulk.ts'

type Input = { portal_id: number; manager_id: number; course_id: number }
const accepted = 4
const overdue = 3

/** Loads a manager's invitations in every state, and learners who are weeks past their deadline. */
export async function loadInvitations(bulk: Bulk, { portal_id, manager_id, course_id }: Input): Promise<void> {
  const seated = await bulk.tx<
    {
      id: number
      user_id: number
      order_line_id: number
      email: string
      first_name: string
      last_name: string
      purchased_at: Date
    }[]
  >`
    select e.id, e.user_id, e.order_line_id, u.email, u.first_name, u.last_name, e.purchased_at
    from enrollments e join users u on u.id = e.user_id
    where e.portal_id = ${portal_id} and e.course_id = ${course_id} and e.order_line_id is not null and e.user_id <> ${manager_id}
    order by e.id limit 9`
  const order_line_id = seated[0]?.order_line_id
  if (order_line_id === undefined) return
  const joined = seated.slice(0, accepted)
  const ids = await bulk.ids('claim_links', joined.length + demoInvitations.length)
  const shared = { portal_id, user_id: manager_id, course_id, order_line_id }
  await bulk.insert('claim_links', [
    ...joined.map(({ id, email, first_name, last_name, purchased_at }, index) => ({
      ...shared,
      id: at(ids, index),
      email,
      first_name,
      last_name,
      created_at: new Date(purchased_at.getTime() - 86_400_000).toISOString(),
      sent_at: null,
      closed_at: purchased_at.toISOString(),
      enrollment_id: id,
      ended_as: null,
      is_again: false,
      reminders: 0,
    })),
    ...demoInvitations.map(({ status, sent_days_ago, reminders, first_name, last_name }, index) => ({
      ...shared,
      id: at(ids, joined.length + index),
      email: `${first_name}.${last_name}@harborclinic.example`.toLowerCase(),
      first_name,
      last_name,
      created_at: daysAgo(sent_days_ago + 6 * reminders),
      sent_at: reminders > 0 ? daysAgo(sent_days_ago) : null,
      closed_at: isOpenInvitation(status) ? null : daysAgo(sent_days_ago - 1),
      enrollment_id: null,
      ended_as: isOpenInvitation(status) ? null : status,
      is_again: status === invitation.invited_again,
      reminders,
    })),
  ])
  const people = await bulk.ids('subordinates', joined.length)
  await bulk.insert(
    'subordinates',
    joined.map(({ user_id }, index) => ({ id: at(people, index), portal_id, manager_id, user_id })),
  )
  await makeOverdue(bulk, { portal_id, ids: seated.map(({ id }) => id) })
}

async function makeOverdue({ tx }: Bulk, { portal_id, ids }: { portal_id: number; ids: number[] }): Promise<void> {
  await tx`
    update enrollments set due_on = ${daysAgo(12).slice(0, 10)} where portal_id = ${portal_id} and id in (
      select id from enrollments where portal_id = ${portal_id} and finished_at is null
        and id in ${tx(ids)} order by id limit ${overdue})`
}
