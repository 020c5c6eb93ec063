import type { ErrorArea } from '../error-area.ts'

export const couponsErrors = {
  'coupons.unknown': { status: 422, message: 'We don’t know the code “{code}”. Please check its spelling.' },
  'coupons.not_yet': { status: 422, message: 'The code “{code}” is valid from {day}.' },
  'coupons.ended': { status: 422, message: 'The code “{code}” ended on {day}.' },
  'coupons.used_up': { status: 409, message: 'The code “{code}” has reached its usage limit.' },
  'coupons.used_by_buyer': {
    status: 409,
    message: 'You have used the code “{code}” as often as one person may.',
  },
  'coupons.held_by_order': {
    status: 409,
    message:
      'The code “{code}” is reserved by your order {order}, which hasn’t been paid yet. Please pay that order, or use the code once it has expired.',
  },
  'coupons.not_for_these': { status: 422, message: 'The code “{code}” doesn’t apply to anything in this order.' },
  'coupons.at_minimum': {
    status: 422,
    message: 'The code “{code}” can’t lower these prices: they are as low as they can be.',
  },
} as const satisfies ErrorArea
