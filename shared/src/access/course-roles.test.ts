import { expect, test } from 'vitest'
import { courseRoleIds, courseRoleOf, courseRoles, roleIdOf } from './course-roles.ts'

test('[USR-022] gives each role one number and maps back only course roles', () => {
  expect(courseRoles.map((role) => courseRoleOf(roleIdOf(role)))).toEqual(['learner', 'instructor', 'manager'])
  expect(courseRoleIds).toEqual([10, 9, 8])
  expect([1, 0, 12, 13].map(courseRoleOf)).toEqual([undefined, undefined, undefined, undefined])
})
