import { expect, test } from 'vitest'
import { copyTitle } from './copy-title.ts'

test('marks the title of a copy and shortens a long one', () => {
  expect(copyTitle('Slings')).toBe('Slings (copy)')
  expect(copyTitle(`${'a'.repeat(190)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(190)} bb (copy)`)
  expect(copyTitle('a'.repeat(200))).toHaveLength(200)
})
