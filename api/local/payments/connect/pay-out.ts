import type Stripe from 'stripe'
import { emitEvent } from '../objects/emit-event.ts'
import { newId } from '../objects/new-id.ts'
import type { Work } from '../work.ts'
import { balanceOf } from './balance.ts'

const DAY_S = 24 * 60 * 60

interface Due {
  at: number
  run: (work: Work) => void
}

/** Payouts of a connected account: the available balance goes to its bank once a day and arrives a day later. */
export function* duePayouts(work: Work): Generator<Due> {
  const account = work.connected?.()
  if (!account) return
  for (const payout of work.tx.all('payouts'))
    if (payout.status === 'in_transit') yield { at: payout.arrival_date, run: (then) => arrive(then, payout) }
  const next = nextAvailable(work)
  if (account.payouts_enabled && next !== null) yield { at: next, run: sendPayout }
}

/** The first midnight (UTC) at which there is something to pay out. */
function nextAvailable(work: Work): number | null {
  const instants = work.tx
    .all('balance_transactions')
    .filter(({ id }) => !isPaidOut(work, id))
    .map(({ available_on }) => Math.ceil(available_on / DAY_S) * DAY_S)
    .toSorted((one, other) => one - other)
  return instants.find((at) => balanceOf(work.tx, at).available > 0) ?? null
}

const isPaidOut = (work: Work, id: string): boolean => work.tx.get('balance_transactions', id)?.status === 'available'

function sendPayout(work: Work): void {
  const { available: amount } = balanceOf(work.tx, work.now_s)
  for (const one of work.tx.all('balance_transactions'))
    if (one.available_on <= work.now_s) work.tx.put('balance_transactions', { ...one, status: 'available' })
  const payout = { ...payoutOf(work, amount), balance_transaction: newId('txn_3') }
  work.tx.put('balance_transactions', leaving(work, payout))
  work.tx.put('payouts', payout)
  emitEvent(work, 'payout.created', payout)
}

function arrive(work: Work, payout: Stripe.Payout): void {
  const paid = { ...payout, status: 'paid' }
  work.tx.put('payouts', paid)
  emitEvent(work, 'payout.paid', paid)
}

const leaving = (work: Work, payout: Stripe.Payout & { balance_transaction: string }): Stripe.BalanceTransaction => ({
  id: payout.balance_transaction,
  object: 'balance_transaction',
  amount: -payout.amount,
  available_on: work.now_s,
  balance_type: 'payments',
  created: work.now_s,
  currency: payout.currency,
  description: 'STRIPE PAYOUT',
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: -payout.amount,
  reporting_category: 'payout',
  source: payout.id,
  status: 'available',
  type: 'payout',
})

const payoutOf = (work: Work, amount: number): Stripe.Payout => ({
  id: newId('po_1'),
  object: 'payout',
  amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: work.now_s + DAY_S,
  automatic: true,
  balance_transaction: null,
  created: work.now_s,
  currency: 'usd',
  description: 'STRIPE PAYOUT',
  destination: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'in_progress',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: 'in_transit',
  trace_id: null,
  type: 'bank_account',
})
