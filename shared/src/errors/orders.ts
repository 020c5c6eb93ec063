import type { ErrorArea } from './error-area.ts'

export const ordersErrors = {
  'orders.not_found': { status: 404, message: 'This order could not be found.' },
  'orders.price_changed': { status: 409, message: 'The price of "{title}" has changed from {old_price} to {new_price}. Please check your order before you pay.' },
  'orders.step_not_allowed': { status: 409, message: 'An order that is {from} cannot become {to}.' },
  'orders.key_reused': { status: 409, message: 'This order was already sent with other contents. Please start the checkout again.' },
  'orders.in_progress': { status: 409, message: 'This order is already being processed.' },
} as const satisfies ErrorArea
