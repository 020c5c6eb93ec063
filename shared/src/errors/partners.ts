import type { ErrorArea } from './error-area.ts'

export const partnersErrors = {
  'partners.no_company': {
    status: 403,
    kind: 'right',
    message: 'You do not work for a provider yet. Ask the administrators of the portal to add you to yours.',
  },
  'partners.no_member': {
    status: 422,
    message: 'Nobody with this email is a member of the portal. Ask them to register first.',
  },
  'partners.works_elsewhere': { status: 409, message: 'This person works for another provider.' },
  'partners.status_not_open': {
    status: 409,
    message: 'This page cannot change to that status now. Reload to see its current status.',
  },
} as const satisfies ErrorArea
