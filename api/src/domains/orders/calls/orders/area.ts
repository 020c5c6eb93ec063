import type { Verb } from '../../../../kernel/verb.ts'
import { cancelOrder } from './cancel-order.ts'
import { claimSeat } from './claim-seat.ts'
import { downloadOwnCreditNote } from './download-own-credit-note.ts'
import { downloadOwnInvoice } from './download-own-invoice.ts'
import { downloadReceipt } from './download-receipt.ts'
import { getOrder } from './get-order.ts'
import { getQuote } from './get-quote.ts'
import { getReceipt } from './get-receipt.ts'
import { inviteToSeat } from './invite-to-seat.ts'
import { listOrders } from './list-orders.ts'
import { makeClaimLink } from './make-claim-link.ts'
import { makePayment } from './make-payment.ts'
import { buySubscription } from './plans/buy-subscription.ts'
import { listOwnTenants } from './plans/list-own-tenants.ts'
import { showPlanOrder } from './plans/show-plan-order.ts'
import { listSoldPlans, showSoldPlan } from './plans/sold-plans.ts'
import { addPurchaseDocument } from './purchase/add-purchase-document.ts'
import { cancelPurchaseOrder } from './purchase/cancel-purchase-order.ts'
import { getPurchaseDocument } from './purchase/get-purchase-document.ts'
import { listCreditTerms } from './purchase/list-credit-terms.ts'
import { markOrderPaid } from './purchase/mark-order-paid.ts'
import { orderByPurchaseOrder } from './purchase/order-by-purchase-order.ts'
import { showOwnCredit } from './purchase/show-own-credit.ts'
import { createCreditTerms, updateCreditTerms } from './purchase/write-credit-terms.ts'
import { resendInvitation } from './resend-invitation.ts'
import { returnSeat } from './return-seat.ts'
import { showClaim } from './show-claim.ts'
import { downloadCreditNote } from './staff/download-credit-note.ts'
import { downloadInvoice } from './staff/download-invoice.ts'
import { exportOrders } from './staff/export-orders.ts'
import { exportPayments } from './staff/export-payments.ts'
import { listPaymentEvents } from './staff/list-payment-events.ts'
import { listPayments } from './staff/list-payments.ts'
import { listStaffOrders } from './staff/list-staff-orders.ts'
import { sumStaffOrders } from './staff/sum-staff-orders.ts'
import { refundOrder } from './staff/refund-order.ts'
import { replayPaymentEvent } from './staff/replay-payment-event.ts'
import { sendInvoice } from './staff/send-invoice.ts'
import { showEarnings } from './staff/show-earnings.ts'
import { showOrderEarnings } from './staff/show-order-earnings.ts'
import { showStaffOrder } from './staff/show-staff-order.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { takeSeat } from './take-seat.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const orders: readonly Verb[] = [
  getQuote,
  makePayment,
  listOrders,
  getOrder,
  cancelOrder,
  getReceipt,
  downloadReceipt,
  downloadOwnInvoice,
  downloadOwnCreditNote,
  stripeWebhook,
  makeClaimLink,
  takeSeat,
  returnSeat,
  inviteToSeat,
  resendInvitation,
  withdrawInvitation,
  showClaim,
  listStaffOrders,
  sumStaffOrders,
  // Must come before the order by its number.
  exportOrders,
  exportPayments,
  showEarnings,
  showStaffOrder,
  showOrderEarnings,
  refundOrder,
  downloadInvoice,
  downloadCreditNote,
  sendInvoice,
  listPayments,
  listPaymentEvents,
  replayPaymentEvent,
  claimSeat,
  listSoldPlans,
  showSoldPlan,
  listOwnTenants,
  buySubscription,
  showPlanOrder,
  orderByPurchaseOrder,
  addPurchaseDocument,
  getPurchaseDocument,
  markOrderPaid,
  cancelPurchaseOrder,
  showOwnCredit,
  listCreditTerms,
  createCreditTerms,
  updateCreditTerms,
]
