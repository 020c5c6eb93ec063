import type Stripe from 'stripe'
import type { PayMethod } from '../checkout/pay-fields.ts'
import { newId } from './new-id.ts'

export interface NewSession {
  now_s: number
  public_url: string
  amount_total: number
  currency: string
  mode: 'payment' | 'subscription'
  success_url: string
  cancel_url?: string | undefined
  client_reference_id?: string | undefined
  customer?: string | undefined
  customer_email?: string | undefined
  customer_creation?: string | undefined
  display_name?: string | undefined
  expires_at: number
  payment_method_types: readonly PayMethod[]
  locale?: string | undefined
  submit_type?: string | undefined
  metadata: Record<string, string>
}

/** A new open session for a hosted page, as Stripe returns it. */
export function checkoutSession(made: NewSession): Stripe.Checkout.Session {
  const id = newId('cs_test_a1')
  return {
    ...unasked(),
    id,
    object: 'checkout.session',
    amount_subtotal: made.amount_total,
    amount_total: made.amount_total,
    ...(made.display_name === undefined ? {} : { branding_settings: branding(made.display_name) }),
    cancel_url: made.cancel_url ?? null,
    client_reference_id: made.client_reference_id ?? null,
    created: made.now_s,
    currency: made.currency,
    customer: made.customer ?? null,
    customer_creation:
      made.customer === undefined && made.mode === 'payment' ? (made.customer_creation ?? 'if_required') : null,
    customer_details:
      made.customer_email === undefined ? null : customerDetails({ email: made.customer_email, name: null }),
    customer_email: made.customer_email ?? null,
    expires_at: made.expires_at,
    livemode: false,
    locale: made.locale ?? null,
    metadata: made.metadata,
    mode: made.mode,
    ...(made.mode === 'subscription' ? { invoice_creation: null, payment_method_collection: 'always' as const } : {}),
    payment_method_types: [...made.payment_method_types],
    payment_status: made.amount_total === 0 ? 'no_payment_required' : 'unpaid',
    status: 'open',
    submit_type: made.submit_type ?? null,
    success_url: made.success_url,
    ui_mode: 'hosted_page',
    url: `${made.public_url}/pay/${id}`,
  }
}

/** Fields that our sessions never use, with Stripe's values. */
const unasked = () =>
  ({
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    wallet_options: null,
  }) satisfies Partial<Stripe.Checkout.Session>

export function customerDetails({
  email,
  name,
}: {
  email: string | null
  name: string | null
}): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

function branding(display_name: string): Stripe.Checkout.Session.BrandingSettings {
  return {
    background_color: '#ffffff',
    border_style: 'rounded',
    button_color: '#0b5cad',
    display_name,
    font_family: 'default',
    icon: null,
    logo: null,
  }
}
