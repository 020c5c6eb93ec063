import type { Verb } from '../../kernel/verb.ts'
import { claimSeat } from './claim-seat.ts'
import { downloadReceipt } from './download-receipt.ts'
import { getOrder } from './get-order.ts'
import { getQuote } from './get-quote.ts'
import { getReceipt } from './get-receipt.ts'
import { inviteToSeat } from './invite-to-seat.ts'
import { listOrders } from './list-orders.ts'
import { makeClaimLink } from './make-claim-link.ts'
import { makePayment } from './make-payment.ts'
import { resendInvitation } from './resend-invitation.ts'
import { showClaim } from './show-claim.ts'
import { showStaffOrder } from './show-staff-order.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { takeSeat } from './take-seat.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const orders: readonly Verb[] = [
  getQuote,
  makePayment,
  listOrders,
  getOrder,
  getReceipt,
  downloadReceipt,
  stripeWebhook,
  makeClaimLink,
  takeSeat,
  inviteToSeat,
  resendInvitation,
  withdrawInvitation,
  showClaim,
  showStaffOrder,
  claimSeat,
]
