import type { ErrorArea } from '../error-area.ts'

export const sessionErrors = {
  'session.unauthorized': { status: 401, message: 'Unauthorized' },
  'session.ended': { status: 401, message: 'You have been logged out due to inactivity or an alternate login.' },
  'session.authorization_failed': { status: 403, kind: 'state', message: 'Authorization failed!' },
  'session.second_factor_needed': {
    status: 403,
    kind: 'state',
    message: 'Please complete two-factor authentication first.',
  },
  'session.second_factor_missing': {
    status: 403,
    kind: 'state',
    message: 'Your role requires two-factor authentication. Please set it up first.',
  },
  'session.confirm_needed': {
    status: 403,
    kind: 'state',
    message: 'Nothing was changed. Please confirm it’s you first.',
  },
  'session.csrf': { status: 419, message: 'This page has been open for too long. Please reload it and try again.' },
  'session.foreign_origin': { status: 403, kind: 'state', message: 'This request did not come from this portal.' },
} as const satisfies ErrorArea
