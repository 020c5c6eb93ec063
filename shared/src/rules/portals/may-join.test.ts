import { expect, test } from 'vitest'
import { mayJoin, type JoinMethod } from './may-join.ts'

const portals = {
  core: { kind: 'core', type: 2, is_marketable: true },
  admin: { kind: 'admin', type: null, is_marketable: false },
  shop: { kind: 'tenant', type: 2, is_marketable: true },
  'closed channel': { kind: 'tenant', type: 2, is_marketable: false },
  'in-house': { kind: 'tenant', type: 1, is_marketable: false },
  'without a type': { kind: 'tenant', type: null, is_marketable: true },
} as const
const open = (way: JoinMethod) =>
  Object.entries(portals)
    .filter(([, portal]) => mayJoin({ portal, way }))
    .map(([name]) => name)

test('[OP-25] visitors join only portals with a storefront; staff add people wherever a type is set', () => {
  for (const way of ['registration', 'code', 'claim_link'] as const)
    expect({ way, open: open(way) }).toEqual({ way, open: ['core', 'shop'] })
  for (const way of ['invitation', 'import'] as const)
    expect({ way, open: open(way) }).toEqual({ way, open: ['core', 'shop', 'closed channel', 'in-house'] })
  expect(open('command')).toEqual(Object.keys(portals))
})
