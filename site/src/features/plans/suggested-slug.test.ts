import { expect, test } from 'vitest'
import { suggestedSlug } from './suggested-slug.ts'

test('suggests a slug of letters, digits and dashes from a portal’s name', () => {
  expect(suggestedSlug('Acme Safety, Inc.')).toBe('acme-safety-inc')
  expect(suggestedSlug('  Académie Québec 2 ')).toBe('academie-quebec-2')
  expect(suggestedSlug('---')).toBe('')
  expect(suggestedSlug(`${'a'.repeat(49)} b`)).toBe('a'.repeat(49))
})
