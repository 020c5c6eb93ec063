import type { ErrorArea } from './error-area.ts'

export const listsErrors = {
  'lists.in_use': {
    status: 409,
    message: 'This entry is still in use, so it cannot be deleted. Set it to Draft to stop offering it.',
  },
  'lists.undo_over': { status: 409, message: 'This can no longer be undone.' },
  'lists.needed_entry_gone': { status: 409, message: 'An entry that this one refers to has been deleted.' },
  'lists.neighbor_gone': {
    status: 409,
    message: 'The entry next to it no longer exists. The list has been refreshed.',
  },
  'lists.import_unreadable': {
    status: 422,
    message: 'This file could not be read as CSV. Save it as CSV (UTF-8) and try again.',
  },
  'lists.import_unreadable_at': { status: 422, message: 'This file could not be read from line {line} on: {cause}.' },
  'lists.import_no_rows': { status: 422, message: 'This file has no rows below its header.' },
  'lists.import_too_many_rows': {
    status: 422,
    message: 'A file may have at most {most} rows. Split it and try again.',
  },
  'lists.import_too_many_columns': {
    status: 422,
    message: 'A file may have at most {most} columns. Remove columns that are not in the template and try again.',
  },
  'lists.import_columns': {
    status: 422,
    message: 'The file needs a column “{column}” and no column twice. See the template for the names.',
  },
  'lists.import_not_judged': {
    status: 409,
    message: 'This file is not ready to be imported or was already imported.',
  },
  'lists.row_failed': {
    status: 500,
    message: 'This row could not be imported. Ask support about {reference}.',
  },
  'lists.entry_failed': { status: 500, message: 'This entry could not be changed. Try again, or ask support.' },
  'lists.not_after': { status: 422, message: 'This must be after “{field}”.' },
  'lists.time_skipped': {
    status: 422,
    message: 'This time does not exist on that day because clocks move forward. The next one is {time}.',
  },
  'lists.not_below': { status: 422, message: 'This must be less than “{field}”.' },
  'lists.below_owners_minimum': {
    status: 422,
    message: 'Please enter {least} or more: the minimum prices of its courses from other portals.',
  },
  'lists.taken': { status: 422, message: 'Another entry already has this value.' },
} as const satisfies ErrorArea
