import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { fillPool } from '../../../../../tests/support/portal-credits.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'
import { startMailbox, type Mailbox } from '../../../../local/mailbox/start-mailbox.ts'
import { reactionsTo } from '../../../events/reactions-to.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import { task as mailLearner } from './email.seat-revoked.ts'

const folder = mkdtempSync(join(tmpdir(), 'seat-revoked-'))
let mailbox: Mailbox
let world: World
let context: ReactionContext
beforeAll(async () => {
  mailbox = await startMailbox({ dataDir: folder })
  world = await createWorld({ SMTP_URL: mailbox.smtp_url })
  context = await jobContext(world)
  await fillPool(world, 9)
})
afterAll(async () => {
  context.mailer.close()
  await world.close()
  await mailbox.stop()
  rmSync(folder, { recursive: true })
})

test('a learner whose seat was revoked is told by mail, not only in the bell', async () => {
  expect(reactionsTo['seat.revoked'].map(({ task }) => task)).toEqual(['email.seat-revoked', 'notify.seat-revoked'])
  const [staff, learner] = [await world.person('course_admin'), await world.person('learner')]
  const course = await makeCourse(world, { title: 'Safe lifting' })
  const body = { role_id: roleIdOf('learner'), user_ids: [learner.id] }
  const { rows } = await staff.call(create_enrollments, { params: { slug: course.slug }, body })
  await mailLearner(context, { enrollment_id: rows[0]?.enrollment_id ?? 0 })
  const answer = await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(learner.email)}`)
  const { data } = (await answer.json()) as { data: { subject: string; text: string }[] }
  expect(data.map(({ subject }) => subject)).toEqual(['Your seat was revoked: Safe lifting'])
  expect(data[0]?.text).toContain('You no longer have access to it.')
})
