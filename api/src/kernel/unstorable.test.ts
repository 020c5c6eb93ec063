import { expect, test } from 'vitest'
import { unstorableAt } from './unstorable.ts'

test('finds zero bytes, lone surrogates and excessive nesting by path', () => {
  expect(unstorableAt({ a: [{ b: 'x\u0000' }] })).toBe('a.0.b')
  expect(unstorableAt({ a: 'x\ud83d' })).toBe('a')
  expect(unstorableAt({ a: { 'b\u0000': 1 } })).toBe('a')
  expect(unstorableAt('\udc00')).toBe('')
  expect(unstorableAt(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBe('0')
  expect(unstorableAt({ a: 'line\nbreak, tab\t, 😀 and 👩‍🏫', b: [1, null, true, { c: '' }] })).toBeNull()
})
