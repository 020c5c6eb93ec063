import type { ErrorArea } from '../error-area.ts'

export const ordersErrors = {
  'orders.not_found': { status: 404, message: 'This order could not be found.' },
  'orders.invitation_ended': { status: 409, message: 'This invitation has already been claimed or withdrawn.' },
  'orders.seat_started': {
    status: 409,
    message: 'This person has started the course, so the seat can’t be revoked.',
  },
  'orders.has_seat': { status: 409, message: '{email} already has a seat of this order.' },
  'orders.invited_too_often': {
    status: 429,
    message: '{email} has been sent many invitations today. Please try again tomorrow, or share a link instead.',
  },
  'orders.cannot_cancel': {
    status: 409,
    message: 'This order has been paid, or its payment is in progress, so it can’t be canceled.',
  },
  'orders.cancel_by_staff': {
    status: 409,
    message: 'Only our staff can cancel a purchase order. Please contact us.',
  },
  'orders.not_paid': {
    status: 409,
    message: 'This order hasn’t been paid yet, so there is no receipt for it.',
  },
  'orders.disputed': {
    status: 409,
    message:
      'The payment for this order is disputed. Until the dispute is settled, its seats are paused and nothing can be refunded.',
  },
  'orders.line_refunded': {
    status: 409,
    message: '"{title}" has already been refunded, or its refund is in progress. Please choose again.',
  },
  'orders.purchase_course_gone': {
    status: 409,
    message:
      '“{title}” is no longer sold here, so this order cannot be fulfilled. Please cancel it, and return the money if it has arrived.',
  },
  'orders.price_changed': {
    status: 409,
    message:
      'The price of "{title}" has changed from {old_price} to {new_price}. Please check your order before you pay.',
  },
  'orders.total_changed': {
    status: 409,
    message: 'Your total has changed from {old_total} to {new_total}. Please check your order before you pay.',
  },
  'orders.address_unknown': {
    status: 422,
    message: 'We can’t find this address. Please check the city, state, and ZIP code.',
  },
  'orders.tax_unavailable': {
    status: 503,
    message:
      'Sales tax can’t be calculated right now, so nothing was charged. Your cart is saved. Please try again in a minute.',
  },
  'orders.tax_too_many': {
    status: 422,
    message: 'Sales tax can be calculated for up to 100 courses in one order. Please split your order.',
  },
  'orders.no_purchase_orders': {
    status: 409,
    message: 'This portal does not accept purchase orders. Please pay another way.',
  },
  'orders.many_unpaid': {
    status: 409,
    message: '{most} of your purchase orders are waiting for payment. Please wait until some of them have been paid.',
  },
  'orders.purchase_closed': {
    status: 409,
    message: 'This purchase order has already been paid or canceled.',
  },
  'orders.own_purchase': {
    status: 403,
    kind: 'right',
    message: 'This is your own order. Please ask a colleague.',
  },
  'orders.paid_amount': {
    status: 422,
    message: 'The total of this order is {total}.',
  },
  'orders.paid_later': {
    status: 422,
    message: 'Please enter today or an earlier date.',
  },
  'orders.paid_before': {
    status: 422,
    message: 'This is before the order was placed.',
  },
  'orders.unknown_buyers': {
    status: 422,
    message: 'Not an account of this portal: {emails}',
  },
  'orders.own_credit': {
    status: 403,
    kind: 'right',
    message: 'You cannot approve credit terms for your own account. Please ask a colleague.',
  },
  'orders.buyer_taken': {
    status: 409,
    message: '{email} already places orders for {organization}.',
  },
  'orders.paid_meanwhile': {
    status: 409,
    message: 'You already bought this with order {order}. You were not charged again.',
  },
  'orders.still_processing': {
    status: 409,
    message: 'Order {order} for this is being processed. You don’t need to pay again.',
  },
  'orders.still_taking': {
    status: 409,
    message:
      'You’re still taking “{title}”, so you can’t start it again yet. You can buy it for other people, or come back once you have completed it.',
  },
  'orders.key_reused': {
    status: 409,
    message: 'This order was already placed with different items. Please start checkout again.',
  },
} as const satisfies ErrorArea
