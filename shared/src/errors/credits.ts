import type { ErrorArea } from './error-area.ts'

export const creditsErrors = {
  'credits.not_enough': { status: 409, message: 'Yours credits are not enough' },
  'credits.not_enough_in_portal': { status: 409, message: 'Credits are not enough in the portal' },
} as const satisfies ErrorArea
