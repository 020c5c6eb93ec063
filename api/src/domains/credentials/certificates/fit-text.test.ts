import { expect, test } from 'vitest'
import { fittedSize } from './fit-text.ts'

const field = { width: 300, height: 60, font_size: 24, weight: 'bold' } as const

test('keeps a text at its template’s size, or shrinks or wraps it, down to half', () => {
  expect(fittedSize({ ...field, text: 'Ada Example' })).toBe(24)
  const long = fittedSize({ ...field, text: 'Maximiliane Alexandra von Hohenzollern-Sigmaringen' })
  expect(long).toBeGreaterThanOrEqual(12)
  expect(long).toBeLessThan(24)
  expect(fittedSize({ ...field, text: 'Ada Marie Example of Portland' })).toBe(24)
  expect(fittedSize({ ...field, height: 28, text: 'Ada Marie Example of Portland' })).toBeLessThan(24)
  expect(fittedSize({ ...field, text: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) })).toBeNull()
  expect(fittedSize({ ...field, text: `${'Long '.repeat(60)}` })).toBeNull()
  expect(fittedSize({ ...field, height: 12, text: 'Ada' })).toBe(24)
  expect(fittedSize({ ...field, text: '' })).toBe(24)
})
