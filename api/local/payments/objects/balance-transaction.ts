import type Stripe from 'stripe'
import type { Work } from '../work.ts'
import { newId } from './new-id.ts'

/** Stripe's US dispute fee, charged whether the seller wins or loses. */
const DISPUTE_FEE = 1500

type Money =
  | { kind: 'charge'; of: Stripe.Charge }
  | { kind: 'refund'; of: Stripe.Charge; amount: number; fee_back: number }
  | { kind: 'withdrawn' | 'reinstated'; of: Stripe.Charge; amount: number }

/** Records money coming in or going out, with Stripe's fee, and returns the id of the balance transaction. */
export function noteMoney(work: Work, money: Money): string {
  const { amount, fee, type } = sums(money)
  const id = newId('txn_3')
  work.tx.put('balance_transactions', {
    id,
    object: 'balance_transaction',
    amount,
    available_on: work.now_s + 2 * 24 * 60 * 60,
    balance_type: 'payments',
    created: work.now_s,
    currency: money.of.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: feeDetails(money),
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source: money.of.id,
    status: 'pending',
    type,
  })
  return id
}

function sums(money: Money): { amount: number; fee: number; type: 'charge' | 'refund' | 'adjustment' } {
  switch (money.kind) {
    case 'charge':
      return { amount: money.of.amount, fee: feeOf(money.of) + applicationFee(money.of), type: 'charge' }
    case 'refund':
      return { amount: -money.amount, fee: -money.fee_back, type: 'refund' }
    case 'withdrawn':
      return { amount: -money.amount, fee: DISPUTE_FEE, type: 'adjustment' }
    case 'reinstated':
      return { amount: money.amount, fee: 0, type: 'adjustment' }
  }
}

/** The platform's share of a charge on a connected account, in addition to Stripe's fee. */
const applicationFee = ({ application_fee_amount }: Stripe.Charge): number => application_fee_amount ?? 0

function feeDetails(money: Money): Stripe.BalanceTransaction.FeeDetail[] {
  const detail = (amount: number, type: string) =>
    amount === 0 ? [] : [{ amount, application: null, currency: money.of.currency, description: null, type }]
  const { fee } = sums(money)
  const platform = money.kind === 'charge' ? applicationFee(money.of) : money.kind === 'refund' ? fee : 0
  return [...detail(fee - platform, 'stripe_fee'), ...detail(platform, 'application_fee')]
}

/** Stripe's US list prices: 2.9 % + 30 ¢ for a card, 0.8 % up to $5 for an ACH debit. */
const feeOf = ({ amount, payment_method_details }: Stripe.Charge): number =>
  payment_method_details?.type === 'us_bank_account'
    ? Math.min(500, Math.round(amount * 0.008))
    : Math.round(amount * 0.029) + 30
