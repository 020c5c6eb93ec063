import type Stripe from 'stripe'
import { randomLetters } from '../objects/new-id.ts'

/** The details that Stripe requires from a US company before it can charge or receive payouts. */
export const REQUIRED_DETAILS = [
  'business_profile.url',
  'company.name',
  'company.tax_id',
  'external_account',
  'representative.first_name',
  'representative.ssn_last_4',
  'tos_acceptance.date',
]

/** A new Express account without details: it exists, but it cannot charge or receive payouts. */
export function account(made: {
  now_s: number
  country: string
  email: string | null
  name: string | null
  metadata: Record<string, string>
}): Stripe.Account {
  return {
    id: `acct_1${randomLetters(15)}`,
    object: 'account',
    business_profile: {
      mcc: null,
      minority_owned_business_designation: null,
      name: made.name,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: made.country,
    created: made.now_s,
    default_currency: 'usd',
    details_submitted: false,
    email: made.email,
    metadata: made.metadata,
    payouts_enabled: false,
    requirements: requirements({ currently_due: REQUIRED_DETAILS, disabled_reason: 'requirements.past_due' }),
    type: 'express',
  }
}

export function requirements(state: {
  currently_due?: string[]
  pending_verification?: string[]
  disabled_reason?: Stripe.Account.Requirements.DisabledReason | null
}): Stripe.Account.Requirements {
  const { currently_due = [], pending_verification = [], disabled_reason = null } = state
  return {
    alternatives: [],
    current_deadline: null,
    currently_due,
    disabled_reason,
    errors: [],
    eventually_due: currently_due,
    past_due: currently_due,
    pending_verification,
  }
}
