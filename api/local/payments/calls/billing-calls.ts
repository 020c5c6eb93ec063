import type { Call } from '../api/call.ts'
import { payInvoice, previewInvoice } from './invoice-calls.ts'
import { attachPaymentMethod, updateCustomer } from './payment-method-calls.ts'
import { createPortalSession } from './portal-calls.ts'
import { READ_BILLING_CALLS } from './read-billing-calls.ts'
import { createSchedule, releaseScheduleCall, updateSchedule } from './schedule-calls.ts'
import { cancelSubscription, updateSubscription } from './subscription-calls.ts'

/** All recurring billing calls: subscriptions, their schedules and invoices, and the cards that pay for them. */
export const BILLING_CALLS: Call[] = [
  updateSubscription,
  cancelSubscription,
  createSchedule,
  updateSchedule,
  releaseScheduleCall,
  previewInvoice,
  payInvoice,
  createPortalSession,
  attachPaymentMethod,
  updateCustomer,
  ...READ_BILLING_CALLS,
]
