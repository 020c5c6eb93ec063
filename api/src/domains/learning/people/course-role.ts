import type { CourseRole } from '@portico/shared/access/course-roles.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Candidate } from './candidate.ts'
import { asInstructor } from './as-instructor.ts'
import { asLearner } from './as-learner.ts'
import { asManager } from './as-manager.ts'

export type RoleInput = {
  course_id: number
  due_on: string | null
  /** include people who have completed the course */
  again: boolean
  actor_id: number
  now: Date
}
/** How a course role is given. `held` means someone already has it, which is no error and changes nothing. */
export type GivenRole = {
  held: (scope: Scope, wish: RoleInput, person: Candidate) => Promise<boolean>
  /** rejects people who cannot have it, with `fail`; writes nothing */
  check: (scope: Scope, wish: RoleInput, person: Candidate) => Promise<void>
  give: (scope: Scope, wish: RoleInput, person: Candidate) => Promise<{ enrollment_id: number | null }>
}

export const givenRoles: Readonly<Record<CourseRole, GivenRole>> = {
  learner: asLearner,
  instructor: asInstructor,
  manager: asManager,
}
