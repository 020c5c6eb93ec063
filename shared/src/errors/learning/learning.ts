import type { ErrorArea } from '../error-area.ts'

export const learningErrors = {
  'learning.not_a_learner': {
    status: 403,
    kind: 'state',
    message: 'You are not able to take the course because you are not a learner in it.',
  },
  'learning.access_expired': { status: 403, kind: 'state', message: 'Your access to this course ended on {date}.' },
  'learning.access_paused': {
    status: 403,
    kind: 'state',
    message:
      'This course is paused because its payment is disputed. Your progress is safe: the course opens again once the dispute is settled in the seller’s favor.',
  },
  'learning.read_only': {
    status: 409,
    message: 'You have completed this course. You can still open it, but your results can’t be changed anymore.',
  },
  'learning.item_locked': { status: 409, message: 'Please complete "{title}" first to unlock this item.' },
  'learning.item_not_ready': {
    status: 409,
    message: 'This content is still being prepared. You can finish it once it’s available.',
  },
  'learning.item_not_started': { status: 409, message: 'Please start this item before you finish it.' },
  'learning.step_not_allowed': { status: 409, message: 'An item cannot change from {from} to {to}.' },
  'learning.wrong_item_type': { status: 422, message: 'This item cannot be finished this way.' },
  'learning.course_not_finished': { status: 409, message: 'Some modules of this course are not finished yet.' },
  'learning.note_changed': {
    status: 409,
    message: 'This note was changed in another window. Nothing was overwritten.',
  },
  'learning.file_address_invalid': {
    status: 403,
    kind: 'state',
    message: 'This file can only be opened from its course.',
  },
  'learning.file_address_expired': {
    status: 410,
    message: 'This link is no longer valid. Please open the file again from its course.',
  },
  'learning.start_failed': { status: 500, message: 'The item could not be started. Its status has not changed.' },
  'learning.finish_failed': { status: 500, message: 'The item could not be finished. Its status has not changed.' },
} as const satisfies ErrorArea
