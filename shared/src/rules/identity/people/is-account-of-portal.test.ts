import { expect, test } from 'vitest'
import { isAccountOfPortal } from './is-account-of-portal.ts'

const isOwn = (...memberships: [number, ...string[]][]) =>
  isAccountOfPortal({ portal_id: 7, memberships: memberships.map(([portal_id, ...roles]) => ({ portal_id, roles })) })

test('[OP-03] an account is a portal’s own with one membership, there, and no platform role', () => {
  expect([isOwn([7, 'learner']), isOwn([7, 'admin', 'manager'])]).toEqual([true, true])
  expect([
    isOwn(),
    isOwn([8, 'learner']),
    isOwn([7, 'learner'], [8, 'learner']),
    isOwn([7, 'learner', 'super_admin']),
    isOwn([7, 'sub_super_admin']),
  ]).toEqual([false, false, false, false, false])
})
