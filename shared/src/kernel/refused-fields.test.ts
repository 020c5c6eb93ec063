import { CallError } from '../errors/failures/call-error.ts'
import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const refusal = (fields: Record<string, string[]>) =>
  new CallError({ status: 422, code: 'validation.failed', message: 'Some fields need your attention.', fields })

test('[FRM-004] shows a field error at its field', () => {
  expect(
    refusedFields(refusal({ slug: ['Another entry already has this value.', 'more'] }), ['title', 'slug']),
  ).toEqual({ fields: { slug: 'Another entry already has this value.' }, toast: null, form: null })
})

test('[FRM-005] shows the first error of an unknown field as a toast, besides those of known fields', () => {
  expect(refusedFields(refusal({ slug: ['No'], portal_id: ['First'], other: ['Second'] }), ['slug'])).toEqual({
    fields: { slug: 'No' },
    toast: 'First',
    form: null,
  })
})

test('shows errors without a field beside the form, but no internal server messages', () => {
  expect(
    refusedFields(new CallError({ status: 409, code: 'lists.in_use', message: 'This entry is still in use.' }), [
      'slug',
    ]),
  ).toEqual({ fields: {}, toast: null, form: 'This entry is still in use.' })
  expect(refusedFields(new TypeError('fetch failed'), []).form).toBe(
    'This service is not available right now. Please try again in a moment.',
  )
})
