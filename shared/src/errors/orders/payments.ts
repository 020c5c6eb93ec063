import type { ErrorArea } from '../error-area.ts'

export const paymentsErrors = {
  'payments.not_configured': { status: 503, message: 'This portal cannot take payments yet.' },
  'payments.account_missing': {
    status: 503,
    message:
      'The payment account of this order is not set up right now. Nothing is lost: the order continues once the account is back.',
  },
  'payments.provider_failed': {
    status: 502,
    message: 'The payment service did not answer. You have not been charged. Please try again.',
  },
  'payments.signature_invalid': { status: 400, message: 'The signature of this message is not valid.' },
  'payments.no_payment_yet': { status: 409, message: 'There is no card payment for this order yet.' },
  'payments.no_account_yet': {
    status: 409,
    message: 'No card payments yet: this portal has no account at the payment provider.',
  },
  'payments.kind_not_supported': { status: 422, message: 'This cannot be purchased here yet.' },
  'payments.too_small': {
    status: 422,
    message: 'A total of {total} is too small to be charged: our payment provider takes {least} or more.',
  },
  'payments.account_not_offered': { status: 409, message: 'This portal has no payment account of its own.' },
  'payments.account_not_submitted': {
    status: 409,
    message: 'Finish the form of the payment account first.',
  },
  'payments.account_stopped': {
    status: 503,
    message: 'This portal cannot take payments right now. Please try again later.',
  },
  'payments.foreign_url': { status: 422, message: 'The return URL must belong to this portal.' },
  'payments.expired': { status: 410, message: 'This payment page has expired. Please start checkout again.' },
} as const satisfies ErrorArea
