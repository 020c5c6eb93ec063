import { expect, test } from 'vitest'
import { isGranted } from './grants.ts'
import { managesPerson, managingRoles, protectedRole, rolesOfPortal } from './manages-person.ts'
import { roles } from './roles.ts'

test('[USR-015] refuses actions on people with higher roles; managing roles match the grants table', () => {
  expect(managesPerson({ actor: 'portal_admin', roles: ['learner', 'manager', 'portal_admin'] })).toBe(true)
  expect(managesPerson({ actor: 'portal_admin', roles: ['admin', 'learner'] })).toBe(false)
  expect(managesPerson({ actor: 'admin', roles: ['admin'] })).toBe(true)
  expect(managesPerson({ actor: 'admin', roles: ['sub_super_admin'] })).toBe(false)
  expect(managesPerson({ actor: 'learner', roles: ['portal_admin'] })).toBe(false)
  expect([...managingRoles].toSorted()).toEqual(roles.filter((role) => isGranted(role, 'users.edit')).toSorted())
})

test('[USR-015] [ROL-025] refuses actions on people with more rights, except for portal admins on their portal', () => {
  for (const above of ['portal_admin', 'accounting', 'admin'] as const)
    expect(managesPerson({ actor: 'sub_admin', roles: ['learner', above] }), above).toBe(false)
  expect(managesPerson({ actor: 'sub_admin', roles: ['course_admin', 'editor', 'partner', 'manager'] })).toBe(true)
  expect(managesPerson({ actor: 'portal_admin', roles: [...rolesOfPortal] })).toBe(true)
  expect(managesPerson({ actor: 'portal_admin', roles: ['sub_admin'] })).toBe(false)
})

test('[ROL-020] [OP-37] protects people with roles given by another process from deletion', () => {
  expect(protectedRole({ roles: ['learner', 'partner'], is_outside: false })).toBe('Partner')
  expect(protectedRole({ roles: ['super_admin'], is_outside: false })).toBe('Super Admin')
  expect(protectedRole({ roles: ['manager'], is_outside: true })).toBe('outside manager')
  expect(protectedRole({ roles: ['manager', 'admin'], is_outside: false })).toBeNull()
})
