import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../tests/support/world-with-mail.ts'
import type { Person } from '../../../../../tests/support/world.ts'
import { certificates } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { orderLines, orders } from '../../orders/tables.ts'
import { alertExpiringCertificates } from './alert-expiring-certificates.ts'

let world: WorldWithMail
let course: MadeCourse
beforeAll(async () => {
  world = await createWorldWithMail({ WORKER_LANE: 'all' })
  const instructor = await world.person('instructor')
  course = await makeCourse(world, {
    title: 'Rigging',
    outline: [['Text']],
    has_template: true,
    instructor_id: instructor.id,
  })
})
afterAll(() => world.close())

/** Creates the paid order line of a manager's seat. */
const lineOf = (manager: Person) =>
  world.within('core', async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        user_id: manager.id,
        type: 'course',
        status: 3,
        payment_status: 'completed',
        total: 4900,
        idempotency_key: crypto.randomUUID(),
        request_hash: '-',
        success_path: '/',
        cancel_path: '/',
      })
      .returning({ id: orders.id })
    const bought = { kind: 'Course', course_id: course.id, title: 'Seat', quantity: 1, unit_price: 4900, total: 4900 }
    const [line] = await tx
      .insert(orderLines)
      .values({ ...bought, kind: 'Course', order_id: order?.id ?? 0 })
      .returning({ id: orderLines.id })
    return line?.id ?? 0
  })

/** Issues a certificate of the course that expires in this many days. */
async function certified(
  learner: Person,
  { days, order_line_id = null }: { days: number; order_line_id?: number | null },
) {
  const related_id = await enroll(world, { course, user_id: learner.id })
  const done = { status: 5, percentage: 100, finished_at: new Date(), order_line_id } as const
  await world.within('core', (tx) => tx.update(enrollments).set(done).where(eq(enrollments.id, related_id)))
  const target = { params: { user: learner.id, course: course.id }, body: { related_id } }
  const { id } = await learner.call(generate_certificate, target)
  const expires_at = new Date(world.services.now().getTime() + days * 86_400_000)
  await world.within('core', (tx) => tx.update(certificates).set({ expires_at }).where(eq(certificates.id, id)))
  return id
}

/** Counts a person's expiry alerts: notifications and emails. */
async function alertCounts(person: Person): Promise<[number, number]> {
  const { data } = await person.call(list_notifications)
  const mails = await world.mailsTo(person.email)
  return [
    data.filter(({ type }) => type === 'certificate_expiring').length,
    mails.filter(({ subject }) => subject.startsWith('A certificate for Rigging expires')).length,
  ]
}

test('[TEN-051] [OP-16] alerts holder and seat-buying manager, but not for revoked or renewed certificates', async () => {
  const [holder, manager, revoked, renewed] = [
    await world.person('learner'),
    await world.person('manager'),
    await world.person('learner'),
    await world.person('learner'),
  ]
  await certified(holder, { days: 20, order_line_id: await lineOf(manager) })
  const gone = await certified(revoked, { days: 20 })
  await world.within('core', (tx) =>
    tx
      .update(certificates)
      .set({ revoked_at: new Date(), revoke_reason: 'A mistake' })
      .where(eq(certificates.id, gone)),
  )
  await certified(renewed, { days: 20 })
  await certified(renewed, { days: 700 })
  await alertExpiringCertificates(world.services)
  expect({
    holder: await alertCounts(holder),
    manager: await alertCounts(manager),
    revoked: await alertCounts(revoked),
    renewed: await alertCounts(renewed),
  }).toEqual({ holder: [1, 1], manager: [1, 1], revoked: [0, 0], renewed: [0, 0] })
})
