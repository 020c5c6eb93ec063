import type Stripe from 'stripe'
import type { PaymentDetails } from '../checkout/payment-details.ts'
import type { Bank } from '../checkout/read-bank.ts'
import type { Refusal } from '../checkout/test-cards.ts'

/** A charge's description of the card or bank account used. */
export function methodDetails(
  means: PaymentDetails,
  amount: number,
  refusal: Refusal | null,
): Stripe.Charge.PaymentMethodDetails {
  return means.kind === 'card'
    ? { type: 'card', card: cardDetails(means, amount, refusal) }
    : { type: 'us_bank_account', us_bank_account: bankDetails(means.bank) }
}

const bankDetails = ({
  routing_number,
  last4,
  fingerprint,
}: Bank): Stripe.Charge.PaymentMethodDetails.UsBankAccount => ({
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'STRIPE TEST BANK',
  fingerprint,
  last4,
  payment_reference: null,
  routing_number,
})

const threeDSecure = (): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure => ({
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
})

function cardDetails(
  { card, authenticated }: Extract<PaymentDetails, { kind: 'card' }>,
  amount: number,
  refusal: Refusal | null,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: refusal ? null : amount,
    authorization_code: refusal ? null : '123456',
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: refusal?.code === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    moto: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: authenticated ? threeDSecure() : null,
    transaction_link_id: null,
    wallet: null,
  }
}
