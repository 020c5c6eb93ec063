import { and, desc, eq } from 'drizzle-orm'
import { report_scorm_problem } from '@portico/shared/contract/scorm/records.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseInstructors } from '../../learning/tables.ts'
import { courses } from '../../courses/tables.ts'
import { scormAttempts, scormProblems, scormProgress } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { notify } from '../../notifications/door.ts'
import { readOutline, readableEnrollment, progressOf } from '../../learning/door.ts'
import { enforceRateLimit } from '../../../kernel/rate-limit.ts'
import { verb } from '../../../kernel/verb.ts'

const reportLimit = { limit: 10, window_s: 3_600 }

/** Stores a learner's problem report with the current launch, so that its recording can be found, and notifies the course's instructors. */
export const reportScormProblem = verb(report_scorm_problem, async (ctx, { params, body }) => {
  const { db, actor, portal, services } = ctx
  const enrollment = await readableEnrollment(ctx, body.related_id)
  await enforceRateLimit(services.platform, { key: `scorm-problem:${portal.id}:${actor.id}`, ...reportLimit })
  const item =
    (await readOutline(db, enrollment.id)).items.find(({ id }) => id === params.id) ?? fail('general.not_found')
  const progress = await progressOf(db, { enrollment_id: enrollment.id, module_item_id: item.id })
  const [record] = await db
    .select({ attempt: scormProgress.attempt, sco: scormProgress.sco, launch: scormProgress.launch })
    .from(scormProgress)
    .innerJoin(
      scormAttempts,
      and(
        eq(scormAttempts.progress_id, scormProgress.progress_id),
        eq(scormAttempts.attempt, scormProgress.attempt),
        eq(scormAttempts.sco, scormProgress.sco),
      ),
    )
    .where(eq(scormProgress.progress_id, progress?.id ?? 0))
    .orderBy(desc(scormProgress.attempt))
    .limit(1)
  if (!progress || !record) return fail('learning.item_not_started')
  const [problem] = await db
    .insert(scormProblems)
    .values({ progress_id: progress.id, ...record, message: body.message })
    .returning({ id: scormProblems.id })
  if (!problem) throw new Error('no problem was kept')
  ctx.note(`enrollment:${enrollment.id}`, { item: item.id, problem: problem.id })
  const teaching = await db
    .select({ user_id: courseInstructors.user_id, slug: courses.slug })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.course_id))
    .where(eq(courseInstructors.course_id, enrollment.course_id))
  for (const { user_id, slug } of teaching)
    await notify(ctx, {
      user_id,
      type: 'scorm_problem_reported',
      properties: { title: item.title, original_id: problem.id },
      path: linkToStaff('scormRecord', { slug, related_id: enrollment.id, item_id: item.id }),
      cause: `scorm-problem:${problem.id}`,
    })
  return { id: problem.id }
})
