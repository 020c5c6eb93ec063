import type { ErrorArea } from './error-area.ts'

export const sessionErrors = {
  'session.unauthorized': { status: 401, message: 'Unauthorized' },
  'session.ended': { status: 401, message: 'You have been logged out due to inactivity or an alternate login.' },
  'session.authorization_failed': { status: 403, message: 'Authorization failed!' },
  'session.second_factor_needed': { status: 403, message: 'Please use your second factor first.' },
  'session.second_factor_missing': {
    status: 403,
    message: 'Your role requires a second factor. Please set one up first.',
  },
  'session.confirm_needed': { status: 403, message: 'Nothing has changed. Please confirm that it is you first.' },
  'session.csrf': { status: 419, message: 'Your page has been open for too long. Please reload it and try again.' },
  'session.foreign_origin': { status: 403, message: 'This request did not come from this portal.' },
} as const satisfies ErrorArea
