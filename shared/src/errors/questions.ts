import type { ErrorArea } from './error-area.ts'

export const questionsErrors = {
  'questions.off': { status: 403, kind: 'state', message: 'Questions about courses are switched off on this portal.' },
} as const satisfies ErrorArea
