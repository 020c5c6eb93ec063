import { expect, test } from 'vitest'
import { mayAddPage } from './pages-of-tier.ts'

test('[ERR-039] limits the number of external pages by tier', () => {
  expect(mayAddPage({ tier: 'promo', pages: 0 })).toBe(false)
  expect(mayAddPage({ tier: 'partner', pages: 4 })).toBe(true)
  expect(mayAddPage({ tier: 'partner', pages: 5 })).toBe(false)
  expect(mayAddPage({ tier: 'tier_2', pages: 19 })).toBe(true)
  expect(mayAddPage({ tier: 'tier_2', pages: 20 })).toBe(false)
  expect(mayAddPage({ tier: 'tier_3', pages: 500 })).toBe(true)
})
