import { expect, test } from 'vitest'
import { splitEmails } from './split-emails.ts'

test('splits pasted emails at any separator and removes duplicates', () => {
  expect(splitEmails(' a@x.org,\nb@x.org;  a@x.org\tc@x.org ')).toEqual(['a@x.org', 'b@x.org', 'c@x.org'])
  expect(splitEmails(' \n ')).toEqual([])
})
