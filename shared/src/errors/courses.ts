import type { ErrorArea } from './error-area.ts'

export const coursesErrors = {
  'courses.delete_published': { status: 409, message: 'Unable to delete a published course' },
  'courses.cannot_publish': { status: 422, message: 'The course cannot be published yet: {reasons}' },
  'courses.step_not_allowed': { status: 409, message: 'A course that is {from} cannot become {to}.' },
  'courses.slug_taken': { status: 409, message: 'This address is already used by another course.' },
} as const satisfies ErrorArea
