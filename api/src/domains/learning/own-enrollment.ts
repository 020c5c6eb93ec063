import { and, eq, isNull, sql } from 'drizzle-orm'
import { accessEndsAt, accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import type { Access } from '@portico/shared/states/learning/access.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { prepare } from '../../db/statements.ts'
import { enrollments } from './tables.ts'
import type { Actor, Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Portal } from '../../portal/portal.ts'

export type Enrollment = typeof enrollments.$inferSelect
const own = and(
  eq(enrollments.id, sql.placeholder('enrollment_id')),
  eq(enrollments.user_id, sql.placeholder('user_id')),
  isNull(enrollments.ended_at),
)
const readOwn = prepare((db) => db.select().from(enrollments).where(own))
const lockOwn = prepare((db) => db.select().from(enrollments).where(own).for('update'))

type Ctx = Pick<Scope, 'db'> & { actor: Pick<Actor, 'id'>; portal: Portal; now: () => Date }

/** Returns the learner's own enrollment. Someone else's, another portal's and a missing one get the same error (LRN-019). */
export async function ownEnrollment({ db, actor }: Ctx, enrollment_id: number): Promise<Enrollment> {
  const [row] = await readOwn(db, { enrollment_id, user_id: actor.id })
  return row ?? fail('learning.not_a_learner')
}

/** For reading its content: allowed after completion too, until five years after purchase (OP-70). */
export async function readableEnrollment(ctx: Ctx, enrollment_id: number): Promise<Enrollment> {
  const enrollment = await ownEnrollment(ctx, enrollment_id)
  requireOpenAccess(ctx, enrollment)
  return enrollment
}

/** For changing its progress: locked until the transaction ends, so that two tabs take turns. */
export async function lockOwnEnrollment(ctx: Ctx, enrollment_id: number): Promise<Enrollment> {
  const enrollment = await lockReadableEnrollment(ctx, enrollment_id)
  if (requireOpenAccess(ctx, enrollment) === 'read_only') fail('learning.read_only')
  return enrollment
}

/** The same for what may still arrive after completion. */
export async function lockReadableEnrollment(ctx: Ctx, enrollment_id: number): Promise<Enrollment> {
  const [row] = await lockOwn(ctx.db, { enrollment_id, user_id: ctx.actor.id })
  const enrollment = row ?? fail('learning.not_a_learner')
  requireOpenAccess(ctx, enrollment)
  return enrollment
}

function requireOpenAccess({ portal, now }: Ctx, enrollment: Enrollment): Access {
  const access = accessWindow({ ...enrollment, now: now() })
  if (access === 'paused') fail('learning.access_paused')
  if (access !== 'none') return access
  return fail('learning.access_expired', {
    date: formatDay({ at: accessEndsAt(enrollment.purchased_at), time_zone: portal.time_zone, reader_zone: null }),
  })
}
