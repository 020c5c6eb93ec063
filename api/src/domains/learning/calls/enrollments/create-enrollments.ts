import { courseRoleOf } from '@portico/shared/access/course-roles.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { portalCreditsFor } from '../../../credits/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { requestedDueDay } from './people/requested-due-day.ts'
import type { Named } from '../../people/candidate.ts'
import { lockCandidates } from '../../people/candidate.ts'
import { enrollableCourse } from './people/enrollable-course.ts'
import { giveRole, type Given } from '../../people/give-role.ts'
import { teachersChanged } from './people/teachers-changed.ts'

/**
 * Gives each person the role or a reason why not; one rejection does not hold up the others (USR-022, USR-024, OP-109). People named twice get one
 * row, and resending changes nothing.
 */
export const createEnrollments = verb(create_enrollments, async (ctx, { params, body }) => {
  const { db, actor, note, portal } = ctx
  const role = courseRoleOf(body.role_id) ?? fail('general.internal')
  const course = await enrollableCourse(db, { slug: params.slug, role })
  const now = ctx.now()
  const due_on = requestedDueDay(body, { now, time_zone: portal.time_zone })
  const wish = {
    role,
    portal_id: portal.id,
    course_id: course.id,
    due_on,
    again: body.again ?? false,
    now,
    invites: body.invites ?? false,
  }
  const named = uniquePeople(body)
  if (named.length === 0) fail('enrollments.nobody_named')
  const found = await lockCandidates(db, named)
  const rows: Given[] = []
  for (const one of named) rows.push(await giveRole(ctx, { ...wish, actor_id: actor.id }, { named: one, found }))
  const count = (verdict: Given['verdict']) => rows.filter((row) => row.verdict === verdict).length
  const counts = { create: count('create'), unchanged: count('unchanged'), refused: count('refused') }
  if (role === 'instructor' && counts.create > 0) await teachersChanged(ctx, course)
  note(`course:${course.id}`, { role, people: rows.map(({ email, verdict }) => ({ email, verdict })) })
  return {
    rows: rows.map((row) => ({ code: null, message: null, ...row })),
    counts,
    credits_left: await portalCreditsFor(db, course.id),
  }
})

const uniquePeople = ({ user_ids = [], emails = [] }: { user_ids?: number[]; emails?: string[] }): Named[] => [
  ...[...new Set(user_ids)].map((user_id) => ({ user_id })),
  ...[...new Set(emails)].map((email) => ({ email })),
]
