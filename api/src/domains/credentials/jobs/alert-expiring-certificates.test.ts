import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'
import { certificateAlerts, certificates } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { alertExpiringCertificates } from './alert-expiring-certificates.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const day_ms = 86_400_000

test('[TEN-051] [OP-16] alerts holders once each 90, 30 and 7 days before expiry, with a renewal link', async () => {
  const instructor = await world.person('instructor')
  const learner = await world.person('learner')
  const course = await makeCourse(world, { outline: [['Text']], has_template: true, instructor_id: instructor.id })
  const id = await enroll(world, { course, user_id: learner.id })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ status: 5, percentage: 100, finished_at: new Date() }).where(eq(enrollments.id, id)),
  )
  const issued = await learner.call(generate_certificate, { params: { user: learner.id, course: course.id }, body: {} })
  const told = async () => {
    const { data } = await learner.call(list_notifications)
    return data.filter(({ type }) => type === 'certificate_expiring')
  }
  const now = world.services.now()
  const runAt = (days_before: number) => {
    const expires_at = new Date(now.getTime() + days_before * day_ms)
    return world
      .within('core', (tx) => tx.update(certificates).set({ expires_at }).where(eq(certificates.id, issued.id)))
      .then(() => alertExpiringCertificates(world.services))
  }
  await runAt(120)
  expect(await told()).toEqual([])
  for (const days of [89, 88, 29, 28, 6, 5]) await runAt(days)
  const notices = await told()
  expect(notices.map(({ path }) => path)).toEqual(
    Array.from({ length: 3 }, () => linkTo('course', { slug: course.slug })),
  )
  const alerts = await world.within('core', (tx) =>
    tx.select().from(certificateAlerts).where(eq(certificateAlerts.certificate_id, issued.id)),
  )
  expect(alerts.map(({ days_before }) => days_before).toSorted((one, other) => one - other)).toEqual([7, 30, 90])
  expect(await queuedJobs(world, 'email.certificate-expiring')).toHaveLength(3)
})

test('[TEN-051] [OP-16] uses the portal’s own lead times and sends nothing if it has none', async () => {
  const [admin, instructor, learner] = [
    await world.person('admin'),
    await world.person('instructor'),
    await world.person('learner'),
  ]
  const setDays = (certificate_alert_days: number[]) =>
    admin.call(update_portal_setting, { body: { certificate_alert_days } })
  for (const wrong of [[0], [366], [30, 30], [1, 2, 3, 4, 5, 6]])
    await expect(setDays(wrong)).rejects.toMatchObject({ status: 422 })
  const course = await makeCourse(world, { outline: [['Text']], has_template: true, instructor_id: instructor.id })
  const id = await enroll(world, { course, user_id: learner.id })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ status: 5, percentage: 100, finished_at: new Date() }).where(eq(enrollments.id, id)),
  )
  const issued = await learner.call(generate_certificate, { params: { user: learner.id, course: course.id }, body: {} })
  const expires_at = new Date(world.services.now().getTime() + 100 * day_ms)
  await world.within('core', (tx) => tx.update(certificates).set({ expires_at }).where(eq(certificates.id, issued.id)))
  const told = async () => {
    await alertExpiringCertificates(world.services)
    const { data } = await learner.call(list_notifications)
    return data.filter(({ type }) => type === 'certificate_expiring').length
  }
  expect((await setDays([])).setting.certificate_alert_days).toEqual([])
  expect(await told()).toBe(0)
  await setDays([60])
  expect(await told()).toBe(0)
  await setDays([120, 14])
  expect([await told(), await told()]).toEqual([1, 1])
})
