import type { ErrorArea } from './error-area.ts'

export const coursesErrors = {
  'courses.delete_published': { status: 409, message: 'Unable to delete a published course' },
  'courses.delete_shared': {
    status: 409,
    message: 'Unable to delete a course that is shared. End its shares first.',
  },
  'courses.shared_content': {
    status: 409,
    message: 'This course belongs to another portal. Its texts and lessons are edited there.',
  },
  'courses.share_closed': {
    status: 409,
    message: 'This course can’t be sold now: its share has ended or has not started yet.',
  },
  'courses.cannot_publish': { status: 422, message: 'The course can’t be published yet. {reasons}' },
  'courses.one_due_date': { status: 422, message: 'Choose either a number of days after enrolling or one due date.' },
  'courses.step_not_allowed': { status: 409, message: 'A course cannot change from {from} to {to}.' },
  'courses.never_published': {
    status: 409,
    message: 'This course was never published, so there is no earlier version to restore.',
  },
  'courses.nothing_to_publish': {
    status: 409,
    message: 'This course has no unpublished edits.',
  },
  'courses.outline_changed': {
    status: 409,
    message: 'Someone else changed this outline. It was reloaded; please repeat your change.',
  },
  'courses.outline_full': { status: 422, message: 'A course can have at most {modules} modules and {items} items.' },
  'courses.slug_taken': { status: 409, message: 'Another course already uses this address.' },
} as const satisfies ErrorArea
