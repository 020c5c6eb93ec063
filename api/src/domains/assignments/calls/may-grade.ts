import { may } from '@portico/shared/access/may.ts'
import type { Transaction } from '../../../db/client.ts'
import { reachesCourse } from '../../access/door.ts'
import type { Actor } from '../../../kernel/context.ts'

/** Whether the caller has the right to grade and the course is within the caller's reach. */
export const mayGrade = async (db: Transaction, { actor, course_id }: { actor: Actor; course_id: number }) =>
  may({ roles: [actor.role], action: 'assignments.grade' }) && (await reachesCourse(db, { actor, course_id }))
