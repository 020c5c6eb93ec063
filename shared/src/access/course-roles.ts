import { roles, type Role } from './roles.ts'

/** Roles that a person can have in a course (BLD-036). Except for learners, the person must also hold the portal role of that name. */
export const courseRoles = ['learner', 'instructor', 'manager'] as const satisfies readonly Role[]
export type CourseRole = (typeof courseRoles)[number]

/** The role's number on the wire (USR-022): its position among the roles, starting at 1. */
export const roleIdOf = (role: Role): number => roles.indexOf(role) + 1
export const courseRoleIds: readonly number[] = courseRoles.map(roleIdOf)

/** Returns the course role with this number; undefined for any other role. */
export const courseRoleOf = (role_id: number): CourseRole | undefined =>
  courseRoles.find((role) => roleIdOf(role) === role_id)
