import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_profile_mails, update_profile_mails } from '@portico/shared/contract/identity/profile-mails.ts'
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
import { assignmentResponses } from '../assignments/tables.ts'
import { studentAnswers, studentQuestions } from '../questions/tables.ts'
import { task as assignmentGraded } from '../assignments/reactions/email.assignment-graded.ts'
import { task as assignmentSubmitted } from '../assignments/reactions/email.assignment-submitted.ts'
import { task as questionAnswered } from '../questions/reactions/email.question-answered.ts'
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

type Ids = {
  enrollment_id: number
  certificate_id: number
  alert_id: number
  graded_id: number
  waiting_id: number
  answer_id: number
  instructor_id: number
}

/** Sends every mail about a course through its own job, for one learner and the course's instructor. */
async function sendAll(ids: Ids): Promise<void> {
  await assignmentGraded(context, { response_id: ids.graded_id, change_id: null })
  await assignmentSubmitted(context, { response_id: ids.waiting_id, user_id: ids.instructor_id })
  await questionAnswered(context, ids)
  await enrolledByOther(context, { ...ids, by: editor.id })
  await courseFinished(context, ids)
  await certificateIssued(context, ids)
  await certificateExpiring(context, ids)
}

/** Adds a graded and a waiting attempt and an answered question, as rows. */
async function makeLearning(course: MadeCourse, enrollment_id: number, user_id: number) {
  const [, assignment] = course.items
  const module_item_id = assignment?.id ?? 0
  const submitted = { enrollment_id, module_item_id, assignment_id: assignment?.itemable_id ?? 0, pass_score: 70 }
  return world.within('core', async (tx) => {
    const [graded, waiting] = await tx
      .insert(assignmentResponses)
      .values([
        { ...submitted, attempt: 1, submitted_at: new Date(), status: 3, score: 50, graded_at: new Date() },
        { ...submitted, attempt: 2, submitted_at: new Date() },
      ])
      .returning()
    const sent_as = '00000000-0000-4000-8000-000000000003'
    const [question] = await tx
      .insert(studentQuestions)
      .values({ course_id: course.id, enrollment_id, user_id, title: 'How?', sent_as })
      .returning()
    const [answer] = await tx
      .insert(studentAnswers)
      .values({ student_question_id: question?.id ?? 0, user_id: editor.id, is_staff: true, text: 'So.', sent_as })
      .returning()
    return { graded_id: graded?.id ?? 0, waiting_id: waiting?.id ?? 0, answer_id: answer?.id ?? 0 }
  })
}

const subjects: Record<CourseMail, string> = {
  enrolled_by_other: 'You’re enrolled: Safe lifting',
  assignment_graded: 'Your work was graded: Assignment 1.2',
  question_answered: 'Your question was answered: How?',
  course_finished: 'You completed Safe lifting',
  certificate_issued: 'Your certificate for Safe lifting',
  certificate_expiring: 'A certificate for Safe lifting',
  assignment_submitted: 'Waiting to be graded: Assignment 1.2',
}
const subjectsWithout = (muted: readonly CourseMail[]) =>
  courseMailNames.filter((name) => !muted.includes(name)).map((name) => subjects[name])

test('[OP-89] [BLD-012] sends all course mails except those that the authors or the reader turned off', async () => {
  const instructor = await world.person('instructor')
  const course = await makeCourse(world, {
    title: 'Safe lifting',
    outline: [['Text', 'Assignment']],
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
  const rows = await makeLearning(course, enrollment_id, learner.id)
  const ids = { enrollment_id, certificate_id, alert_id: alert?.id ?? 0, instructor_id: instructor.id, ...rows }
  const sentNow = async (): Promise<string[]> => {
    const people = [learner, instructor]
    const read = async () => await Promise.all(people.map(({ email }) => subjectsTo(email)))
    const before = (await read()).map(({ length }) => length)
    await sendAll(ids)
    return (await read())
      .flatMap((all, at) => all.slice(0, all.length - (before[at] ?? 0)))
      .map((subject) => subject.replace(/ expires on .*/, ''))
      .toSorted()
  }
  for (const muted of [[], ...courseMailNames.map((name) => [name]), courseMailNames]) {
    expect(await mute(course, muted)).toEqual(muted)
    expect(await sentNow()).toEqual(subjectsWithout(muted).toSorted())
  }
  await expect(mute(course, ['receipt' as CourseMail])).rejects.toMatchObject({ code: 'validation.failed' })

  await mute(course, [])
  for (const muted of courseMailNames) {
    for (const who of [learner, instructor])
      expect(await who.call(update_profile_mails, { body: { muted_mails: [muted] } })).toEqual({ muted_mails: [muted] })
    expect(await sentNow()).toEqual(subjectsWithout([muted]).toSorted())
  }
  expect(await learner.call(show_profile_mails)).toEqual({ muted_mails: [courseMailNames.at(-1)] })
  expect(await editor.call(show_profile_mails)).toEqual({ muted_mails: [] })

  await learner.call(update_profile_mails, { body: { muted_mails: [] } })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ ended_at: new Date() }).where(eq(enrollments.id, enrollment_id)),
  )
  const before = (await subjectsTo(learner.email)).length
  await questionAnswered(context, ids)
  await assignmentGraded(context, { response_id: ids.graded_id, change_id: null })
  expect(await subjectsTo(learner.email)).toHaveLength(before)
})
