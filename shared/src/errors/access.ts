import type { ErrorArea } from './error-area.ts'

// OP-38: the API refuses with the first text; disabled actions in the apps explain themselves with the second.
export const accessErrors = {
  'access.denied': { status: 403, kind: 'right', message: 'You do not have permissions for this operation' },
  'access.denied_action': { status: 403, kind: 'right', message: 'You do not have enough permissions for this action' },
  'access.not_allowed_for_role': {
    status: 403,
    kind: 'right',
    message: 'This is not allowed for your current role.',
  },
  'access.used_elsewhere': {
    status: 403,
    kind: 'right',
    message: 'Courses that you do not teach or manage use this, too. Please ask a colleague to change it.',
  },
  'access.role_not_held': { status: 403, kind: 'right', message: 'You do not have this role.' },
  'access.affiliate_subscription': { status: 403, kind: 'state', message: 'An affiliate subscription is not enough.' },
} as const satisfies ErrorArea
