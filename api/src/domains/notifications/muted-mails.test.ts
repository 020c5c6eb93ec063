import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { get_admin_course, update_course } from '@portico/shared/contract/courses/editing.ts'
import { courseMailNames, type CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../tests/support/course.ts'
import { jobContext } from '../../../../tests/support/job-context.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { startMailbox, type Mailbox } from '../../../local/mailbox/start-mailbox.ts'
import { certificateAlerts, certificates } from '../credentials/tables.ts'
import { enrollments } from '../learning/tables.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'
import { task as enrolledByOther } from '../learning/reactions/email.enrolled-by-other.ts'
import { task as courseFinished } from '../learning/reactions/email.course-finished.ts'
import { task as certificateExpiring } from '../credentials/reactions/email.certificate-expiring.ts'
import { task as certificateIssued } from '../credentials/reactions/email.certificate-issued.ts'

const folder = mkdtempSync(join(tmpdir(), 'muted-mails-'))
let mailbox: Mailbox
let world: World
let editor: Person
let context: ReactionContext
beforeAll(async () => {
  mailbox = await startMailbox({ dataDir: folder })
  world = await createWorld({ SMTP_URL: mailbox.smtp_url })
  context = await jobContext(world)
  editor = await world.person('editor')
})
afterAll(async () => {
  context.mailer.close()
  await world.close()
  await mailbox.stop()
  rmSync(folder, { recursive: true })
})

/** Returns the subjects of all mails to an email address, newest first. */
async function subjectsTo(address: string): Promise<string[]> {
  const answer = await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { data: { subject: string }[] }).data.map(({ subject }) => subject)
}

async function mute(course: MadeCourse, muted_mails: CourseMail[]): Promise<CourseMail[]> {
  const params = { slug: course.slug }
  const { version } = (await editor.call(get_admin_course, { params })).course
  return (await editor.call(update_course, { params, body: { version, muted_mails } })).muted_mails
}

/** Sends every mail about a course through its own job, for one learner. */
async function sendAll(ids: { enrollment_id: number; certificate_id: number; alert_id: number }): Promise<void> {
  await enrolledByOther(context, { ...ids, by: editor.id })
  await courseFinished(context, ids)
  await certificateIssued(context, ids)
  await certificateExpiring(context, ids)
}

test('[OP-89] [BLD-012] sends all course mails except those the authors turned off', async () => {
  const instructor = await world.person('instructor')
  const course = await makeCourse(world, {
    title: 'Safe lifting',
    outline: [['Text']],
    has_template: true,
    instructor_id: instructor.id,
  })
  const learner = await world.person('learner')
  const enrollment_id = await enroll(world, { course, user_id: learner.id })
  await world.within('core', (tx) =>
    tx
      .update(enrollments)
      .set({ status: 5, percentage: 100, finished_at: new Date() })
      .where(eq(enrollments.id, enrollment_id)),
  )
  const target = { params: { user: learner.id, course: course.id }, body: {} }
  const { id: certificate_id } = await learner.call(generate_certificate, target)
  const [alert] = await world.within('core', async (tx) => {
    await tx.update(certificates).set({ expires_at: new Date('2027-01-15T12:00:00Z') })
    return tx.insert(certificateAlerts).values({ certificate_id, days_before: 30 }).returning()
  })
  const ids = { enrollment_id, certificate_id, alert_id: alert?.id ?? 0 }
  const words: Record<CourseMail, string> = {
    enrolled_by_other: 'You’re enrolled:',
    course_finished: 'You completed',
    certificate_issued: 'Your certificate for',
    certificate_expiring: 'A certificate for',
  }
  for (const muted of [[], ...courseMailNames.map((name) => [name]), courseMailNames]) {
    expect(await mute(course, muted)).toEqual(muted)
    const before = (await subjectsTo(learner.email)).length
    await sendAll(ids)
    const sent = (await subjectsTo(learner.email)).slice(0, -before || undefined)
    const expected = courseMailNames
      .filter((name) => !muted.includes(name))
      .map((name) => `${words[name]} Safe lifting`)
    expect(sent.map((subject) => subject.replace(/ expires on .*/, '')).toSorted()).toEqual(expected.toSorted())
  }
  await expect(mute(course, ['receipt' as CourseMail])).rejects.toMatchObject({ code: 'validation.failed' })
})
