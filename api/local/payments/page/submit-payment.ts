import type Stripe from 'stripe'
import { debitSession } from '../checkout/bank-debit.ts'
import { answerChallenge, isChallengePending } from '../checkout/challenge.ts'
import { completeFreeSession } from '../checkout/complete-session.ts'
import type { PayErrors, PayForm, PayMethod } from '../checkout/pay-fields.ts'
import { paySession } from '../checkout/pay-session.ts'
import { readBank } from '../checkout/read-bank.ts'
import { emailError, readCard } from '../checkout/read-card.ts'
import type { Work } from '../work.ts'
import { closed, form, startValues, toShop, viewSession, type PageAnswer } from './answer-page.ts'
import { formFields, knownEmail } from './pay-page.ts'

type Sent = { method: PayMethod; values: PayForm }

/** Handles the form: pays and sends the shopper back, or shows the page again with errors. */
export function submitPayment(work: Work, id: string, sent: Sent): PageAnswer {
  const session = work.tx.get('sessions', id)
  if (session?.status === 'complete') return toShop(session)
  if (session?.status !== 'open') return closed(session)
  const method = session.payment_method_types.includes(sent.method) ? sent.method : 'card'
  const { values } = sent
  const asks = formFields(session, { tx: work.tx, method })
  const mail_error = asks.includes('email') ? emailError(values.email) : null
  const email = knownEmail(session, work.tx) ?? values.email.trim()
  const wrong = (errors: PayErrors) =>
    form(work, session, {
      status: 422,
      state: {
        method,
        values,
        errors: { ...(mail_error === null ? {} : { email: mail_error }), ...errors },
        refusal: null,
      },
    })
  if (session.amount_total === 0) {
    if (mail_error !== null) return wrong({})
    completeFreeSession(work, session, { email, name: null })
    return toShop(session)
  }
  if (method === 'us_bank_account') {
    const read = readBank(values)
    if ('errors' in read) return wrong(read.errors)
    if (mail_error !== null) return wrong({})
    debitSession(work, session, { ...read, email })
    return toShop(session)
  }
  const read = readCard(values, work.now_s)
  if ('errors' in read) return wrong(read.errors)
  if (mail_error !== null) return wrong({})
  const refusal = paySession(work, session, { ...read, email })
  if (refusal === 'asks bank') return { status: 303, location: `/pay/${session.id}/challenge` }
  return refusal === null ? toShop(session) : refused(work, session, { values, message: refusal.message })
}

/** Handles the answer to the bank. A second answer, from another tab, gets the result of the first. */
export function submitChallenge(work: Work, id: string, isPassed: boolean): PageAnswer {
  const session = work.tx.get('sessions', id)
  if (session?.status === 'complete') return toShop(session)
  if (!session || !isChallengePending(work, session)) return viewSession(work, id, 'card')
  const refusal = answerChallenge(work, session, isPassed)
  if (refusal === null) return toShop(session)
  const values = { ...startValues(work, session), card_number: '', card_cvc: '' }
  return refused(work, session, { values, message: refusal.message })
}

const refused = (
  work: Work,
  session: Stripe.Checkout.Session,
  { values, message }: { values: PayForm; message: string },
): PageAnswer => form(work, session, { status: 402, state: { method: 'card', values, errors: {}, refusal: message } })
