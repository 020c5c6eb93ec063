import { expect, test } from 'vitest'
import { codeText } from './code-text.ts'

test('[NTF-011] [USR-024] turns a code into its message with params; unknown codes get a general message', () => {
  expect(codeText({ code: 'enrollments.role_missing', params: { name: 'Ada', role: 'Manager' } })).toBe(
    'Ada does not have the role Manager on this portal.',
  )
  expect(codeText({ code: 'credits.not_enough_in_portal', params: {} })).toBe('Credits are not enough in the portal')
  for (const said of [{ code: 'enrollments.of_tomorrow', params: { a: 1 } }, { code: 'constructor' }, { code: 7 }, {}])
    expect(codeText(said)).toBe('Someone could not be enrolled.')
})
