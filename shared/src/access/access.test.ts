import { describe, expect, test } from 'vitest'
import { actionGroups, actionLabels } from './action-labels.ts'
import { actions, grants, isGranted } from './grants.ts'
import { currentRole, defaultRole, isRole, roleLabels, roles } from './roles.ts'
import { landing } from './landing.ts'
import { may } from './may.ts'
import * as groups from './role-groups.ts'
import { courseRoleIds, courseRoleOf, courseRoles, roleIdOf } from './course-roles.ts'

describe('roles', () => {
  test('[ROL-001] defines the twelve roles of the specification, each with a label', () => {
    expect([...roles].toSorted()).toEqual([
      'accounting',
      'admin',
      'course_admin',
      'editor',
      'instructor',
      'learner',
      'manager',
      'partner',
      'portal_admin',
      'sub_admin',
      'sub_super_admin',
      'super_admin',
    ])
    expect(Object.keys(roleLabels)).toEqual([...roles])
    expect(isRole('learner')).toBe(true)
    expect(isRole('owner')).toBe(false)
  })

  test('[ROL-002] [ROL-005] has a role for every audience of the specification, with learner as the default', () => {
    const audiences = [
      'learner',
      'manager',
      'instructor',
      'editor',
      'admin',
      'sub_admin',
      'super_admin',
      'sub_super_admin',
      'partner',
    ]
    expect(audiences.filter((audience) => !isRole(audience))).toEqual([])
    expect(defaultRole).toBe('learner')
  })

  test('[ROL-006] [ROL-007] [ROL-008] [ROL-010] [ROL-012] [ROL-014] [ROL-016] puts the specified roles into each role group', () => {
    const admins = ['super_admin', 'sub_super_admin', 'admin', 'sub_admin']
    const sorted = (group: readonly string[]) => [...group].toSorted()
    expect(sorted(groups.superAdmins)).toEqual(['sub_super_admin', 'super_admin'])
    expect(sorted(groups.permissionAdmins)).toEqual(sorted(admins))
    expect(sorted(groups.contentEditors)).toEqual(sorted([...admins, 'editor']))
    expect(sorted(groups.learnerTypes)).toEqual(['instructor', 'learner', 'manager'])
    expect(sorted(groups.portalLevelRoles)).toEqual(['accounting', 'course_admin', 'portal_admin'])
    expect(sorted(groups.adminsAndPortalLevel)).toEqual(
      sorted([...admins, 'accounting', 'course_admin', 'portal_admin']),
    )
    expect(sorted(groups.adminsEditorAndInstructor)).toEqual(sorted([...admins, 'editor', 'instructor']))
  })

  test('[ROL-018] falls back to the first role held when the stored role is no longer held', () => {
    expect(currentRole({ held: ['learner', 'manager'], stored: 'manager' })).toBe('manager')
    expect(currentRole({ held: ['learner', 'manager'], stored: 'super_admin' })).toBe('learner')
    expect(currentRole({ held: ['manager'], stored: null })).toBe('manager')
    expect(currentRole({ held: [], stored: 'admin' })).toBeNull()
  })
})

describe('may', () => {
  test('[ROL-037] grants nothing without a role and nothing for unknown actions', () => {
    for (const action of actions) expect(may({ roles: [], action }), action).toBe(false)
    expect(may({ roles: [...roles], action: 'courses.edit' })).toBe(true)
    expect(may({ roles: [...roles], action: 'toString' as 'courses.edit' })).toBe(false)
    expect(isGranted('nobody' as 'learner', 'profile.read')).toBe(false)
  })

  test('[ROL-037] lets learners read and take their own things only', () => {
    const held = actions.filter((action) => may({ roles: ['learner'], action }))
    expect(held).toEqual([
      'profile.read',
      'profile.edit',
      'profile.switch_role',
      'orders.read_own',
      'orders.pay',
      'learning.read',
      'learning.take',
      'uploads.make',
      'notifications.read_own',
      'questions.ask',
      'reviews.create',
      'certificates.read',
      'certificates.generate',
    ])
  })

  test('[ROL-008] lets content editors and course admins edit courses, but not learners', () => {
    const holders = roles.filter((role) => may({ roles: [role], action: 'courses.edit' }))
    expect(holders.toSorted()).toEqual([...groups.contentEditors, 'course_admin'].toSorted())
  })

  test('[ROL-022] lets only super admins choose another portal', () => {
    expect(roles.filter((role) => may({ roles: [role], action: 'portals.select' }))).toEqual([...groups.superAdmins])
  })

  test('[ROL-037] adds up the rights of several roles', () => {
    expect(may({ roles: ['learner'], action: 'credits.give' })).toBe(false)
    expect(may({ roles: ['learner', 'manager'], action: 'credits.give' })).toBe(true)
  })

  test('[ROL-037] matches the snapshot of the whole grants table', () => {
    const grid = Object.fromEntries(
      actions.map((action) => [action, roles.filter((_, column) => grants[action][column])]),
    )
    expect(grid).toMatchSnapshot()
  })
})

describe('landing', () => {
  test('[SES-023] [SES-024] [SES-025] [SES-026] [SES-027] sends every role to its specified landing page', () => {
    expect(Object.fromEntries(roles.map((role) => [role, landing(role)]))).toEqual({
      learner: '/courses/learner',
      manager: '/courses/managers',
      instructor: '/courses/admin',
      editor: '/courses/admin',
      super_admin: '/users',
      sub_super_admin: '/users',
      admin: '/users',
      sub_admin: '/users',
      portal_admin: '/admin/dashboard',
      course_admin: '/admin/dashboard',
      accounting: '/admin/dashboard',
      partner: '/dashboard',
    })
    expect(landing(null)).toBe('/dashboard')
  })
})

test('labels every action with a unique verb and object', () => {
  const labels = actions.map((action) => actionLabels[action].label)
  expect(new Set(labels).size).toBe(actions.length)
  expect(labels.filter((label) => !/^[A-Z][a-z]+,? [a-zA-Z].+/.test(label) || /_/.test(label))).toEqual([])
  expect(new Set(actions.map((action) => actionLabels[action].group))).toEqual(new Set(Object.keys(actionGroups)))
})

test('[USR-022] gives each role one number and maps back only course roles', () => {
  expect(courseRoles.map((role) => courseRoleOf(roleIdOf(role)))).toEqual(['learner', 'instructor', 'manager'])
  expect(courseRoleIds).toEqual([10, 9, 8])
  expect([1, 0, 12, 13].map(courseRoleOf)).toEqual([undefined, undefined, undefined, undefined])
})
