import { enrollWithCredit } from '../enroll-with-credit.ts'
import { hasCompleted } from '../has-completed.ts'
import { runningEnrollments } from '../running-enrollments.ts'
import { fail } from '../../../kernel/fail.ts'
import type { GivenRole } from './course-role.ts'

/** Enrolls a learner with one credit of the portal (OP-71); people who have completed the course only on request. */
export const asLearner: GivenRole = {
  held: async ({ db }, { course_id, now }, { id }) =>
    (await runningEnrollments(db, { user_id: id, course_ids: [course_id], now })).has(course_id),
  async check({ db }, { course_id, again }, { id, name }) {
    if (!again && (await hasCompleted(db, { user_id: id, course_id }))) fail('enrollments.completed_before', { name })
  },
  async give(scope, { course_id, due_on, actor_id, now }, { id }) {
    const { enrollment_id } = await enrollWithCredit(scope, {
      course_id,
      learner_id: id,
      holder_id: null,
      order_line_id: null,
      actor_id,
      due_on,
      now,
    })
    return { enrollment_id }
  },
}
