import type Stripe from 'stripe'
import { charge } from '../objects/charge.ts'
import { noteMoney } from '../objects/balance-transaction.ts'
import { emitEvent } from '../objects/emit-event.ts'
import type { Debit } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { completeSession, customerOf, intentOf, recordDecline } from './complete-session.ts'
import type { Bank } from './read-bank.ts'
import { BANK_DECIDES_AFTER_S, TEST_BANKS, type TestBank } from './test-banks.ts'

/** Bank debit: the session is complete but unpaid until the bank decides. */
export function debitSession(
  work: Work,
  session: Stripe.Checkout.Session,
  { bank, test_bank, email }: { bank: Bank; test_bank: TestBank; email: string | null },
): void {
  const buyer = { email, name: bank.name }
  const customer = customerOf(work, session, buyer)
  const opened = intentOf(work, session)
  const attempt = charge({ now_s: work.now_s, intent: opened, means: { kind: 'bank', bank }, email, refusal: null })
  const intent: Stripe.PaymentIntent = {
    ...opened,
    customer,
    last_payment_error: null,
    latest_charge: attempt.id,
    next_action: null,
    payment_method: attempt.payment_method,
    status: 'processing',
  }
  work.tx.put('charges', { ...attempt, customer })
  work.tx.put('payment_intents', intent)
  const due_s = work.now_s + BANK_DECIDES_AFTER_S
  work.tx.put('debits', { id: session.id, account_number: test_bank.number, due_s, is_decided: false })
  emitEvent(work, 'payment_intent.processing', intent)
  completeSession(work, { ...session, payment_intent: intent.id, customer }, buyer)
}

/** Decides every debit that is due. */
export function decideDueDebits(work: Work): void {
  for (const debit of work.tx.all('debits')) if (!debit.is_decided && debit.due_s <= work.now_s) decide(work, debit)
}

function decide(work: Work, debit: Debit): void {
  const session = work.tx.get('sessions', debit.id)
  const intent = work.tx.get('payment_intents', String(session?.payment_intent))
  const attempt = work.tx.get('charges', String(intent?.latest_charge))
  if (!session || !intent || !attempt) throw new Error(`the debit of ${debit.id} has no payment`)
  work.tx.put('debits', { ...debit, is_decided: true })
  const refusal = TEST_BANKS.find(({ number }) => number === debit.account_number)?.refusal ?? null
  if (refusal) {
    const { code: failure_code, message: failure_message } = refusal
    const failed: Stripe.Charge = { ...attempt, status: 'failed', failure_code, failure_message }
    work.tx.put('charges', failed)
    recordDecline(work, { session, intent, attempt: failed, refusal })
    emitEvent(work, 'checkout.session.async_payment_failed', session)
    return
  }
  const succeeded: Stripe.PaymentIntent = { ...intent, status: 'succeeded', amount_received: intent.amount }
  const charged: Stripe.Charge = {
    ...attempt,
    amount_captured: attempt.amount,
    balance_transaction: noteMoney(work, { kind: 'charge', of: attempt }),
    captured: true,
    paid: true,
    status: 'succeeded',
  }
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' }
  work.tx.put('charges', charged)
  work.tx.put('payment_intents', succeeded)
  work.tx.put('sessions', paid)
  emitEvent(work, 'payment_intent.succeeded', succeeded)
  emitEvent(work, 'checkout.session.async_payment_succeeded', paid)
}
