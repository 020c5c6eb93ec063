import type { ErrorArea } from './error-area.ts'

export const ordersErrors = {
  'orders.not_found': { status: 404, message: 'This order could not be found.' },
  'orders.invitation_ended': { status: 409, message: 'This invitation has already been claimed or withdrawn.' },
  'orders.invited_too_often': {
    status: 429,
    message: '{email} has been sent many invitations today. Please try again tomorrow, or share a link instead.',
  },
  'orders.not_paid': {
    status: 409,
    message: 'This order hasn’t been paid yet, so there is no receipt for it.',
  },
  'orders.price_changed': {
    status: 409,
    message:
      'The price of "{title}" has changed from {old_price} to {new_price}. Please check your order before you pay.',
  },
  'orders.key_reused': {
    status: 409,
    message: 'This order was already placed with different items. Please start checkout again.',
  },
} as const satisfies ErrorArea
