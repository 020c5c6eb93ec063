import type { ErrorArea } from './error-area.ts'

export const cartErrors = {
  'cart.empty': { status: 422, message: 'Your cart is empty.' },
  'cart.line_gone': { status: 409, message: '"{title}" is no longer available and has been removed from your cart.' },
  'cart.quantity_invalid': { status: 422, message: 'Please enter a quantity from 1 to {max}.' },
} as const satisfies ErrorArea
