import type { ErrorArea } from '../error-area.ts'

export const salesTaxErrors = {
  'sales_tax.many_waiting': {
    status: 409,
    message: 'Ten of your certificates are waiting for review. Please wait until they have been reviewed.',
  },
  'sales_tax.own_exemption': {
    status: 403,
    kind: 'right',
    message: 'This is your own certificate. Please ask a colleague to review it.',
  },
  'sales_tax.declined_before': {
    status: 409,
    message: 'This certificate was not accepted. Its buyer can submit another one.',
  },
} as const satisfies ErrorArea
