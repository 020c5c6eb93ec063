import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { delete_enrollment } from '@portico/shared/contract/learning/enrollments.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { notificationText } from '@portico/shared/rules/notifications/notification-text.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { fillPool } from '../../../../../tests/support/portal-credits.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { startMailbox, type Mailbox } from '../../../../local/mailbox/start-mailbox.ts'
import { enrollWithCredit } from '../enroll-with-credit.ts'
import type { Events } from '../../../events/events.ts'
import { emitter } from '../../../events/emit.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import { task as mailLearner } from './email.enrolled-by-other.ts'
import { task as notifyLearner } from './notify.enrolled-by-other.ts'

const folder = mkdtempSync(join(tmpdir(), 'enrolled-by-other-'))
let mailbox: Mailbox
let world: World
let staff: Person
let context: ReactionContext
beforeAll(async () => {
  mailbox = await startMailbox({ dataDir: folder })
  world = await createWorld({ SMTP_URL: mailbox.smtp_url })
  context = await jobContext(world)
  staff = await world.person('course_admin')
  await fillPool(world, 9)
})
afterAll(async () => {
  context.mailer.close()
  await world.close()
  await mailbox.stop()
  rmSync(folder, { recursive: true })
})

type EnrolledEvent = Events['learner.enrolled_by_other']
const queued = () => queuedJobs<EnrolledEvent>(world, 'email.enrolled-by-other')
const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> => {
  const answer = await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { data: { subject: string; text: string }[] }).data
}
const notificationsOf = async (person: Person) =>
  (await person.call(list_notifications)).data.map(({ type, properties, path }) => ({
    text: notificationText({ type, properties }),
    path,
  }))
const enrollByStaff = async (slug: string, learner: Person): Promise<number> => {
  const body = { role_id: roleIdOf('learner'), user_ids: [learner.id], due_on: '2099-12-31' }
  const { rows } = await staff.call(create_enrollments, { params: { slug }, body })
  return rows[0]?.enrollment_id ?? 0
}

test('[USR-022] notifies enrolled learners once each by bell and mail: enroller, due date, start link', async () => {
  const learner = await world.person('learner')
  const course = await makeCourse(world, { title: 'Safe lifting' })
  const enrollment_id = await enrollByStaff(course.slug, learner)
  expect((await queued())[0]).toEqual({ enrollment_id, by: staff.id })
  expect(await queuedJobs(world, 'notify.enrolled-by-other')).toHaveLength((await queued()).length)

  // A job may be delivered twice.
  for (const payload of [0, 1].map(() => ({ enrollment_id, by: staff.id }))) await notifyLearner(context, payload)
  await mailLearner(context, { enrollment_id, by: staff.id })
  const path = `/courses/learner/${course.slug}/${enrollment_id}`
  expect(await notificationsOf(learner)).toEqual([{ text: 'You were enrolled in Safe lifting.', path }])
  const [sent, ...others] = await mailsTo(learner.email)
  expect([sent?.subject, others]).toEqual(['You’re enrolled: Safe lifting', []])
  for (const words of ['enrolled you in “Safe lifting”', 'December 31, 2099', path]) expect(sent?.text).toContain(words)
})

test('[USR-022] sends nothing to a learner who was unenrolled before the job ran', async () => {
  const learner = await world.person('learner')
  const course = await makeCourse(world)
  const enrollment_id = await enrollByStaff(course.slug, learner)
  await staff.call(delete_enrollment, { params: { slug: course.slug, related_id: enrollment_id } })
  await mailLearner(context, { enrollment_id, by: staff.id })
  await notifyLearner(context, { enrollment_id, by: staff.id })
  expect([await notificationsOf(learner), await mailsTo(learner.email)]).toEqual([[], []])
})

test('notifies a learner whom others enrolled, not one who took the seat themselves', async () => {
  const [learner, colleague] = [await world.person('learner'), await world.person('learner')]
  const course = await makeCourse(world)
  const seat = { course_id: course.id, holder_id: null, order_line_id: null, now: new Date() }
  const take = (learner_id: number, actor_id: number | null) =>
    world.within('core', (db) =>
      enrollWithCredit({ db, emit: emitter(db, context.portal.id) }, { ...seat, learner_id, actor_id }),
    )
  const before = (await queued()).length
  await take(learner.id, learner.id)
  expect(await queued()).toHaveLength(before)
  const { enrollment_id } = await take(colleague.id, learner.id)
  expect((await queued())[0]).toEqual({ enrollment_id, by: learner.id })
})
