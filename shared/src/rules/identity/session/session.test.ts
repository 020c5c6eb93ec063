import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeFailures, remainingLockout_s } from './remaining-lockout.ts'
import { safeRedirect } from './safe-redirect.ts'

describe('the remembered path', () => {
  test('[SES-003] keeps a path of this portal unchanged', () => {
    for (const path of ['/', '/orders/12', '/courses?search=first%20aid&page=2#top', '/checkout/course'])
      expect(safeRedirect(path)).toBe(path)
  })

  test('[SES-003] rejects anything that may lead to another host', () => {
    for (const path of [
      '',
      'orders',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/a//b',
      'https://evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/\n/evil.example',
      ' /orders',
      '/ a',
      '/\u0000',
      '/\u200b/evil.example',
      `/${'x'.repeat(2000)}`,
      null,
      7,
      ['/orders'],
    ])
      expect(safeRedirect(path), String(path)).toBeNull()
  })

  test('[SES-003] every accepted path stays on the portal when a browser parses it', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', 'a', '.', '@', ':', '?', '#', '%2f', '%5c', '\t', '\n', ' ', 'evil.example', 'http:'),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(parts, (some) => {
        const path = safeRedirect(some.join(''))
        expect(path === null || new URL(path, 'https://ada.portico.example').host === 'ada.portico.example').toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('lockout', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

  test('locks out from the fifth failure: one minute, doubling up to 15 minutes, then expires', () => {
    const wait = (failures: number, seconds = 0) => remainingLockout_s({ failures, last_failed_at: ago(seconds), now })
    expect([0, 4, 5, 6, 7, 8, 9, 50].map((failures) => wait(failures))).toEqual([0, 0, 60, 120, 240, 480, 900, 900])
    expect(wait(5, 59)).toBe(1)
    expect(wait(5, 60)).toBe(0)
    expect(wait(9, 10_000)).toBe(0)
    expect(remainingLockout_s({ failures: 9, last_failed_at: null, now })).toBe(0)
  })

  test('locks out a known device from the tenth failure, for the same durations', () => {
    const wait = (failures: number) =>
      remainingLockout_s({ failures, free_failures: freeFailures.known_device, last_failed_at: now, now })
    expect([5, 9, 10, 11, 14, 50].map(wait)).toEqual([0, 0, 60, 120, 900, 900])
  })
})
