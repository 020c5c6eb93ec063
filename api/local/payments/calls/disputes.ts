import type Stripe from 'stripe'
import { noteMoney } from '../objects/balance-transaction.ts'
import { emitEvent } from '../objects/emit-event.ts'
import { dispute } from '../objects/dispute.ts'
import { found } from '../api/api-error.ts'
import type { Work } from '../work.ts'

/** Opens a dispute: the cardholder's bank withdraws the money at once, regardless of who is right. */
export function openDispute(work: Work, charge: Stripe.Charge, reason: string): Stripe.Dispute {
  const opened = dispute({ now_s: work.now_s, charge, reason })
  const withdrawn = noteMoney(work, { kind: 'withdrawn', of: charge, amount: opened.amount })
  work.tx.put('charges', { ...charge, disputed: true })
  const kept = keep(work, { ...opened, balance_transactions: [moneyOf(work, withdrawn)] })
  emitEvent(work, 'charge.dispute.created', kept)
  emitEvent(work, 'charge.dispute.funds_withdrawn', kept)
  return kept
}

/** Closes a dispute with the bank's decision. If won, the money comes back, but the charge stays marked as disputed. */
export function closeDispute(work: Work, open: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  if (status === 'lost') {
    const lost = keep(work, { ...open, status })
    emitEvent(work, 'charge.dispute.closed', lost)
    return lost
  }
  const charge = found(work.tx.get('charges', String(open.charge)), 'charge', String(open.charge))
  const back = noteMoney(work, { kind: 'reinstated', of: charge, amount: open.amount })
  const balance_transactions = [...open.balance_transactions, moneyOf(work, back)]
  const won = keep(work, { ...open, status, balance_transactions, is_charge_refundable: true })
  emitEvent(work, 'charge.dispute.closed', won)
  emitEvent(work, 'charge.dispute.funds_reinstated', won)
  return won
}

function keep(work: Work, kept: Stripe.Dispute): Stripe.Dispute {
  work.tx.put('disputes', kept)
  return kept
}

const moneyOf = (work: Work, id: string): Stripe.BalanceTransaction =>
  found(work.tx.get('balance_transactions', id), 'balance_transaction', id)
