import type { ErrorArea } from './error-area.ts'

export const listsErrors = {
  'lists.in_use': {
    status: 409,
    message: 'This entry is still in use, so it cannot be deleted. Set it to Draft to stop offering it.',
  },
  'lists.undo_over': { status: 409, message: 'This can no longer be undone.' },
  'lists.needed_entry_gone': { status: 409, message: 'An entry that this one names was deleted meanwhile.' },
  'lists.neighbor_gone': {
    status: 409,
    message: 'The entry next to it is no longer there. The list is shown as it is now.',
  },
  'lists.taken': { status: 422, message: 'Another entry already has this value.' },
} as const satisfies ErrorArea
