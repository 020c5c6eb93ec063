import { expect, test } from 'vitest'
import { nameInZip } from './name-in-zip.ts'

test('names a certificate in a zip by its person and serial number, without what file systems refuse', () => {
  expect(nameInZip('Zoë Łukasz-Ray', '12-34')).toBe('Zoë Łukasz-Ray 12-34.pdf')
  expect(nameInZip('../a\\b:"c"', '12-34')).toBe('a b c 12-34.pdf')
  expect(nameInZip(' ', '12-34')).toBe('12-34.pdf')
  expect(nameInZip('x'.repeat(300), '12-34').length).toBe(90)
})
