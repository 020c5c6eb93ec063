import { and, eq, isNull } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { isGranted } from '@portico/shared/access/grants.ts'
import { roles } from '@portico/shared/access/roles.ts'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Transaction } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import { courses } from '../courses/tables.ts'
import { enrollments } from '../learning/tables.ts'
import { fail } from '../../kernel/fail.ts'
import type { Reach } from '../../kernel/reach.ts'
import { requireLearnerReach } from './reaches-learner.ts'
import { reachesCourse, requireCourseReach, type WithReach } from './course-reach.ts'

type Named = { course_id?: number; slug?: string; related_id?: number }

/**
 * Enforces the reach of people limited to courses on every staff call whose input names a course or an enrollment. Drafts stay open to everyone who
 * reviews content (ROL-009), except drafts of courses that the reviewer takes as a learner.
 */
export const enforceReach: Reach = async (services, { endpoint, actor, portal, input }) => {
  if (!isLimitedToCourses(actor) || !isOfStaff(endpoint)) return
  if (!canAnswerNotFound(endpoint)) return
  const named = namedIn(endpoint, input)
  if (Object.keys(named).length === 0) return
  await inPortal(services.app.db, portal.id, async (db) => {
    const enrollment = await enrollmentOf(db, named)
    if (enrollment) return requireLearnerReach(db, { actor, enrollment })
    const course_id = named.course_id ?? (await courseIdOf(db, named))
    if (course_id === undefined) return
    if (endpoint.action === 'courses.read_drafts') return refuseDraftOfOwnCourse(db, { actor, course_id })
    await requireCourseReach(db, { actor, course_id })
  })
}

/** Refuses the draft of a course in which the actor is a learner, finished or not, unless they teach or manage it. */
async function refuseDraftOfOwnCourse(
  db: Transaction,
  { actor, course_id }: { actor: WithReach; course_id: number },
): Promise<void> {
  const own = and(eq(enrollments.course_id, course_id), eq(enrollments.user_id, actor.id), isNull(enrollments.ended_at))
  if ((await db.$count(enrollments, own)) > 0 && !(await reachesCourse(db, { actor, course_id }))) fail('access.denied')
}

const isOfStaff = ({ action }: Endpoint): boolean =>
  action !== 'public' && !roles.every((role) => isGranted(role, action))

/** True if the call can answer 404. Lists filter by reach themselves; the promise test `course-reach` checks all calls. */
const canAnswerNotFound = ({ params, errors }: Endpoint): boolean =>
  params !== undefined || errors.includes('general.not_found')

/** Collects the course or enrollment that a call names in its path, query or body. */
function namedIn({ path }: Endpoint, input: Record<string, unknown>): Named {
  const given = Object.assign({}, input.body, input.query, input.params) as Record<string, unknown>
  const number = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : undefined)
  const course_id = number(given.course_id) ?? (path.includes(':course') ? number(given.course) : undefined)
  const related_id = number(given.related_id)
  const slug = path.includes('/courses/:slug') ? given.slug : given.course
  return {
    ...(course_id === undefined ? {} : { course_id }),
    ...(related_id === undefined ? {} : { related_id }),
    ...(typeof slug === 'string' ? { slug } : {}),
  }
}

async function enrollmentOf(db: Transaction, { related_id }: Named) {
  if (related_id === undefined) return undefined
  const [found] = await db
    .select({ id: enrollments.id, course_id: enrollments.course_id })
    .from(enrollments)
    .where(eq(enrollments.id, related_id))
  return found
}

async function courseIdOf(db: Transaction, { slug }: Named): Promise<number | undefined> {
  if (slug === undefined) return undefined
  const [found] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  return found?.id
}
