import { CallError } from '../errors/call-error.ts'
import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const refusal = (fields: Record<string, string[]>) =>
  new CallError({ status: 422, code: 'validation.failed', message: 'Some fields need your attention.', fields })

test('[FRM-004] a field error goes to its field', () => {
  expect(
    refusedFields(refusal({ slug: ['Another entry already has this value.', 'more'] }), ['title', 'slug']),
  ).toEqual({ fields: { slug: 'Another entry already has this value.' }, toast: null, form: null })
})

test('[FRM-005] the first error of an unknown field is a toast, beside those of known fields', () => {
  expect(refusedFields(refusal({ slug: ['No'], portal_id: ['First'], other: ['Second'] }), ['slug'])).toEqual({
    fields: { slug: 'No' },
    toast: 'First',
    form: null,
  })
})

test('what concerns no field is shown beside the form, and no internal message of a failed server is shown', () => {
  expect(
    refusedFields(new CallError({ status: 409, code: 'lists.in_use', message: 'This entry is still in use.' }), [
      'slug',
    ]),
  ).toEqual({ fields: {}, toast: null, form: 'This entry is still in use.' })
  expect(refusedFields(new TypeError('fetch failed'), []).form).toBe(
    'This service is not available right now. Please try again in a moment.',
  )
})
