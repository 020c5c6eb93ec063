import type { ErrorArea } from './error-area.ts'

export const catalogErrors = {} as const satisfies ErrorArea
