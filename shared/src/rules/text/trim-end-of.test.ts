import { expect, test } from 'vitest'
import { trimEndOf } from './trim-end-of.ts'

test('removes matching characters only at the end of a text', () => {
  expect(trimEndOf('/a//b//\\/', /[/\\]/)).toBe('/a//b')
  expect(trimEndOf('///', /\//)).toBe('')
  expect(trimEndOf('', /\//)).toBe('')
  expect(trimEndOf('kept', /\//)).toBe('kept')
})
