import type { ErrorArea } from '../error-area.ts'

export const cartErrors = {
  'cart.line_gone': { status: 409, message: '"{title}" is no longer available and has been removed from your cart.' },
} as const satisfies ErrorArea
