import type { ErrorArea } from '../error-area.ts'

export const announcementsErrors = {
  'announcements.learners_only': {
    status: 403,
    kind: 'right',
    message: 'Managers announce to the learners of their team only. Choose “Learners”.',
  },
  'announcements.outside_link': {
    status: 422,
    message: 'Links may lead to pages of this portal only, and pictures are not shown.',
  },
  'announcements.ends_before': { status: 422, message: 'This must be after the start.' },
} as const satisfies ErrorArea
