import { describe, expect, test } from 'vitest'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'
import { scrambled } from '../../api/local/payments/webhooks/deliveries.ts'
import { bodies, CARD, control, fake, order, paidSession, receiver, submit, types } from './stripe-fake-shop.ts'

const BANK = { method: 'us_bank_account', bank_routing: '110000000', bank_name: 'Ada Shopper' }
const days = (n: number) => n * 24 * 60 * 60
const eventTypes = async (stripe: Stripe) => types((await stripe.events.list()).data.toReversed())

describe('delayed payment', () => {
  test('[local payments] a bank account completes its session unpaid, and the bank pays days later', async () => {
    const { stripe, service } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    expect(session.payment_method_types).toEqual(['card', 'us_bank_account'])
    expect(await (await fetch(`${session.url}?method=us_bank_account`)).text()).toContain('Routing number')
    expect((await submit(session, { ...BANK, bank_account: '000123456789' })).status).toBe(303)
    const expanded = { expand: ['payment_intent.latest_charge'] }
    expect(await stripe.checkout.sessions.retrieve(session.id, expanded)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
    })
    expect(await (await fetch(`${service.url}/pay/${session.id}`)).text()).toContain('Your payment is on its way')
    expect(await eventTypes(stripe)).toEqual(['payment_intent.processing', 'checkout.session.completed'])
    await control(service, `clock/advance?seconds=${days(4) - 60}`)
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid')
    await control(service, 'clock/advance?seconds=120')
    expect(await stripe.checkout.sessions.retrieve(session.id, expanded)).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        status: 'succeeded',
        latest_charge: { paid: true, payment_method_details: { us_bank_account: { last4: '6789' } } },
      },
    })
    expect((await eventTypes(stripe)).slice(2)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ])
  })

  test('[local payments] a bank refusal days later leaves the session complete but unpaid, across a restart', async () => {
    const first = await fake()
    const session = await first.stripe.checkout.sessions.create(order())
    await submit(session, { ...BANK, bank_account: '000222222227' })
    await control(first.service, `clock/advance?seconds=${days(3)}`)
    await first.service.close()
    const { stripe, service } = await fake({ data_dir: first.data_dir })
    await control(service, `clock/advance?seconds=${days(2)}`)
    expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: 'insufficient_funds' } },
    })
    expect((await eventTypes(stripe)).slice(2)).toEqual([
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
    ])
  })

  test('[local payments] decides a single bank debit immediately on demand', async () => {
    const { stripe, service } = await fake()
    const sessions = [await stripe.checkout.sessions.create(order()), await stripe.checkout.sessions.create(order())]
    for (const session of sessions) await submit(session, { ...BANK, bank_account: '000123456789' })
    await control(service, `debits/${sessions[0]?.id}/decide`)
    const states = await Promise.all(sessions.map(({ id }) => stripe.checkout.sessions.retrieve(id)))
    expect(states.map(({ payment_status }) => payment_status)).toEqual(['paid', 'unpaid'])
  })

  test('[local payments] accepts only test accounts, and only if the session allows debits', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    const answer = await submit(session, { ...BANK, bank_account: '1234567', bank_routing: '021000021' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    for (const text of ['Your routing number is invalid.', 'never enter a real account number'])
      expect(page).toContain(text)
    const cards = await stripe.checkout.sessions.create(order({ allowed_payment_method_types: ['card'] }))
    expect(cards.payment_method_types).toEqual(['card'])
    expect(await (await fetch(String(cards.url))).text()).not.toContain('US bank account')
    expect((await submit(cards, { ...BANK, bank_account: '000123456789' })).status).toBe(422)
    expect((await stripe.checkout.sessions.retrieve(cards.id)).status).toBe('open')
  })
})

describe('3-D Secure', () => {
  const asks = { ...CARD, card_number: '4000 0025 0000 3155' }
  const answer = (session: Stripe.Checkout.Session, said: 'pass' | 'fail') =>
    fetch(`${session.url}/challenge`, {
      method: 'POST',
      body: new URLSearchParams({ answer: said }),
      redirect: 'manual',
    })

  test('[local payments] charges nothing until the bank’s challenge is passed, then pays', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    const asked = await submit(session, asks)
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `/pay/${session.id}/challenge`])
    expect(await (await fetch(`${session.url}/challenge`)).text()).toContain('Confirm it’s you')
    const expanded = { expand: ['payment_intent.latest_charge'] }
    expect(await stripe.checkout.sessions.retrieve(session.id, expanded)).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action', next_action: { type: 'redirect_to_url' }, latest_charge: null },
    })
    expect((await answer(session, 'pass')).headers.get('location')).toContain('/orders/success/course')
    // Answering again from another tab finds the order paid.
    expect((await answer(session, 'fail')).headers.get('location')).toContain('/orders/success/course')
    expect(await stripe.checkout.sessions.retrieve(session.id, expanded)).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        status: 'succeeded',
        latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
      },
    })
    expect(await eventTypes(stripe)).toEqual([
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
  })

  test('[local payments] a failed challenge charges nothing and leaves the session open for another card', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    await submit(session, asks)
    const failed = await answer(session, 'fail')
    expect(failed.status).toBe(402)
    expect(await failed.text()).toContain('We are unable to authenticate your payment method.')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    expect((await submit(session)).status).toBe(303)
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  })
})

describe('disputes', () => {
  const paymentOf = async (stripe: Stripe, session: Stripe.Checkout.Session) => {
    const payment_intent = String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent)
    return { payment_intent, dispute: (await stripe.disputes.list({ payment_intent })).data[0] }
  }

  test('[local payments] evidence wins a dispute and returns the money; no refunds while it is open', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    await submit(session, { ...CARD, card_number: '4000000000000259' })
    const { payment_intent, dispute } = await paymentOf(stripe, session)
    expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 9050, metadata: {} })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' })
    const id = String(dispute?.id)
    expect(await stripe.disputes.update(id, { evidence: { product_description: 'A course' } })).toMatchObject({
      status: 'under_review',
    })
    const won = await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
    expect(won.status).toBe('won')
    expect(won.balance_transactions.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-9050, 1500],
      [9050, 0],
    ])
    expect((await eventTypes(stripe)).slice(2)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ])
    await expect(stripe.disputes.close(id)).rejects.toMatchObject({ code: 'dispute_already_closed' })
    await expect(stripe.refunds.create({ payment_intent })).resolves.toMatchObject({ amount: 9050 })
  })

  test('[local payments] a conceded dispute is lost, and a later one can be opened on demand', async () => {
    const { stripe, service } = await fake()
    const paid = await paidSession(stripe)
    const charge = String((await stripe.paymentIntents.retrieve(String(paid.payment_intent))).latest_charge)
    const opened = await control<Stripe.Dispute>(service, `charges/${charge}/dispute?reason=product_not_received`)
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true })
    expect(await stripe.disputes.close(opened.id)).toMatchObject({ status: 'lost', reason: 'product_not_received' })
    expect((await stripe.disputes.retrieve(opened.id, { expand: ['charge'] })).charge).toMatchObject({ id: charge })
  })
})

describe('money', () => {
  test('[local payments] a balance transaction states Stripe’s fee for a payment', async () => {
    const { stripe, service } = await fake()
    const byCard = await paidSession(stripe)
    const byBank = await stripe.checkout.sessions.create(order())
    await submit(byBank, { ...BANK, bank_account: '000123456789' })
    await control(service, `clock/advance?seconds=${days(4)}`)
    const feeOf = async (id: string) => {
      const expanded = { expand: ['payment_intent.latest_charge.balance_transaction'] }
      const intent = (await stripe.checkout.sessions.retrieve(id, expanded)).payment_intent as Stripe.PaymentIntent
      return ((intent.latest_charge as Stripe.Charge).balance_transaction as Stripe.BalanceTransaction).fee
    }
    expect(await feeOf(byCard.id)).toBe(262 + 30)
    expect(await feeOf(byBank.id)).toBe(72)
  })
})

describe('webhooks on demand', () => {
  test('[local payments] delivers every event as often as requested, in an order reproducible by seed', async () => {
    const shop = await receiver()
    const { stripe, service } = await fake({ webhook_url: shop.url })
    await control(service, 'webhooks/pause')
    const paid = await paidSession(stripe)
    await stripe.refunds.create({ payment_intent: String(paid.payment_intent) })
    const { sent } = await control<{ sent: string[] }>(service, 'webhooks/scramble?copies=3&seed=7')
    expect(bodies(shop.received).map(({ id }) => id)).toEqual(sent)
    const events = (await stripe.events.list()).data.map(({ id }) => id)
    expect(sent.toSorted()).toEqual([...events, ...events, ...events].toSorted())
    expect(sent).not.toEqual([...events, ...events, ...events])
  })

  test('[local payments] a shuffled list has every entry, and another seed gives another order', () => {
    const entries = Array.from({ length: 20 }, (_, n) => n)
    const one = scrambled(entries, { copies: 2, seed: 1 })
    expect(one.toSorted((a, b) => a - b)).toEqual(entries.flatMap((n) => [n, n]))
    expect(scrambled(entries, { copies: 2, seed: 1 })).toEqual(one)
    expect(scrambled(entries, { copies: 2, seed: 2 })).not.toEqual(one)
  })
})
