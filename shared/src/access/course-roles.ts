import { roles, type Role } from './roles.ts'

/** What somebody can be in a course (BLD-036); the portal's role of that name is a requirement, except for learners. */
export const courseRoles = ['learner', 'instructor', 'manager'] as const satisfies readonly Role[]
export type CourseRole = (typeof courseRoles)[number]

/** The number of a role on the wire (USR-022): its place among the roles, from 1. */
export const roleIdOf = (role: Role): number => roles.indexOf(role) + 1
export const courseRoleIds: readonly number[] = courseRoles.map(roleIdOf)

/** The course role of a number; undefined for any other role. */
export const courseRoleOf = (role_id: number): CourseRole | undefined =>
  courseRoles.find((role) => roleIdOf(role) === role_id)
