import type { ErrorArea } from '../error-area.ts'

export const announcementsErrors = {
  'announcements.learners_only': {
    status: 403,
    kind: 'right',
    message: 'Managers can post announcements only to learners on their team. Choose “Learners”.',
  },
  'announcements.outside_link': {
    status: 422,
    message: 'Links may lead only to pages of this portal, and pictures are not allowed.',
  },
  'announcements.ends_before': { status: 422, message: 'This must be after the start.' },
} as const satisfies ErrorArea
