import { and, eq, isNull } from 'drizzle-orm'
import { show_learner_progress } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { courses } from '../../../courses/tables.ts'
import { curators, enrollments } from '../../tables.ts'
import { users } from '../../../identity/tables.ts'
import type { Transaction } from '../../../../db/client.ts'
import { completedByStaff } from '../../completed-by-staff.ts'
import { itemScores } from '../../item-scores.ts'
import { readOutline } from '../../outline.ts'
import { requireLearnerReach } from '../../../access/door.ts'
import { seatTimeOf } from '../../seat-time.ts'
import { watchedPercentages } from '../../watched-percentages.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Shows one learner's progress in a course to staff who reach its learners and to this learner's curator (BLD-037). */
export const showLearnerProgress = verb(show_learner_progress, async ({ db, actor }, { params }) => {
  const [found] = await db
    .select({ enrollment: enrollments, course: courses, user: users })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .where(and(eq(enrollments.id, params.related_id), eq(courses.slug, params.slug), isNull(courses.deleted_at)))
  if (!found) return fail('general.not_found')
  const { enrollment, course, user } = found
  await requireLearnerReach(db, { actor, enrollment })
  const { id, status, percentage, started_at, finished_at, purchased_at } = enrollment
  const staff = await completedByStaff(db, id)
  const time = await seatTimeOf(db, id)
  const spent = new Map(time.items.map((item) => [item.item_id, item]))
  const watched = await watchedPercentages(db, id)
  const scores = await itemScores(db, id)
  const { modules } = await readOutline(db, id)
  return {
    id,
    user_id: user.id,
    name: nameOf(user),
    email: user.email,
    status,
    percentage,
    enrolled_at: purchased_at,
    started_at,
    finished_at,
    completed_by_staff: staff && { name: staff.name, reason: staff.reason, at: staff.at },
    curator: await curatorOf(db, id),
    course: { id: course.id, slug: course.slug, title: course.title },
    active_ms: time.active_ms,
    offline_ms: time.offline_ms,
    modules: modules.map((module) => ({
      id: module.id,
      title: module.title,
      items: module.items.map((item) => ({
        id: item.id,
        title: item.itemable.title,
        itemable_type: item.itemable_type,
        status: item.itemable.status,
        watched_percent: watched.get(item.id) ?? null,
        score: scores.get(item.id) ?? null,
        is_by_staff: staff?.item_ids.includes(item.id) ?? false,
        active_ms: spent.get(item.id)?.active_ms ?? 0,
        offline_ms: spent.get(item.id)?.offline_ms ?? 0,
      })),
    })),
  }
})

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

async function curatorOf(db: Transaction, enrollment_id: number): Promise<{ id: number; name: string } | null> {
  const [curator] = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name, email: users.email })
    .from(curators)
    .innerJoin(users, eq(users.id, curators.user_id))
    .where(eq(curators.enrollment_id, enrollment_id))
  return curator ? { id: curator.id, name: nameOf(curator) || curator.email } : null
}
