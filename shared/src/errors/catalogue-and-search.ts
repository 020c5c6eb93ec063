import type { ErrorArea } from './error-area.ts'

export const catalogueErrors = {} as const satisfies ErrorArea
