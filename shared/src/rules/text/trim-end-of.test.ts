import { expect, test } from 'vitest'
import { trimEndOf } from './trim-end-of.ts'

test('[HOLE-6] what matches at the end goes, what matches elsewhere stays', () => {
  expect(trimEndOf('/a//b//\\/', /[/\\]/)).toBe('/a//b')
  expect(trimEndOf('///', /\//)).toBe('')
  expect(trimEndOf('', /\//)).toBe('')
  expect(trimEndOf('kept', /\//)).toBe('kept')
})
