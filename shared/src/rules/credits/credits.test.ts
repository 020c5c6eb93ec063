import { expect, test } from 'vitest'
import { portalType } from '../../states/portals/portal.ts'
import { availableCredits } from './available-credits.ts'

test('counts remaining credits as available, plus distributed unless the portal is a channel', () => {
  const credits = { remaining: 4, distributed: 3 }
  expect(availableCredits({ ...credits, portal_type: portalType.channel })).toBe(4)
  expect(availableCredits({ ...credits, portal_type: portalType.in_house })).toBe(7)
  expect(availableCredits({ ...credits, portal_type: null })).toBe(7)
})
