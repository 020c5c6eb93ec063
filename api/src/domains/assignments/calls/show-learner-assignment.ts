import { and, eq } from 'drizzle-orm'
import { show_learner_assignment } from '@portico/shared/contract/assignments-staff.ts'
import { remainingAssignmentAttempts } from '@portico/shared/rules/assignments/responses.ts'
import { itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { users } from '../../identity/tables.ts'
import { contentOf, progressOf } from '../../learning/door.ts'
import { requireLearnerReach } from '../../access/door.ts'
import { readAssignment, peopleOf, readResponses, responseViews, shownText } from '../../item-types/door.ts'
import { previewFilePath } from '../../media/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { assignmentOfCourse } from './assignment-of-course.ts'
import { mayGrade } from './may-grade.ts'

/** Returns one learner's assignment with all its attempts and grades (BLD-009, BLD-013). */
export const showLearnerAssignment = verb(show_learner_assignment, async ({ db, actor }, { params, query }) => {
  const { course_id } = params
  const item = await assignmentOfCourse(db, params)
  const [found] = await db
    .select({ enrollment: enrollments, slug: courses.slug, title: courses.title, email: users.email })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .where(
      and(
        eq(enrollments.id, query.related_id),
        eq(enrollments.course_id, course_id),
        eq(enrollments.user_id, params.user_id),
      ),
    )
  if (!found) return fail('general.not_found')
  await requireLearnerReach(db, { actor, enrollment: found.enrollment })
  const key = { enrollment_id: found.enrollment.id, module_item_id: item.id }
  const responses = await readResponses(db, key)
  const { attempts, reqs, score } = await readAssignment(db, (await contentOf(db, key)) ?? item.itemable_id)
  // Graders get its files as when they preview the draft.
  const shownReqs = await shownText(db, reqs, (of) => previewFilePath({ item_id: item.id, course_id, ...of }))
  const current_attempt = responses[0]?.attempt ?? 0
  return {
    status: (await progressOf(db, key))?.status ?? states.not_started,
    attempts,
    current_attempt,
    remaining_attempts: remainingAssignmentAttempts({ attempts, current_attempt }),
    learner: (await peopleOf(db, [params.user_id])).get(params.user_id) ?? fail('general.not_found'),
    email: found.email,
    responses: await responseViews(db, responses),
    assignment: { id: item.id, title: item.title, reqs: shownReqs, score },
    course: { id: course_id, slug: found.slug, title: found.title },
    may_grade: params.user_id !== actor.id && (await mayGrade(db, { actor, course_id })),
  }
})
