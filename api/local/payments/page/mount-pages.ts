import type { Context, Hono } from 'hono'
import { readFileSync } from 'node:fs'
import type { PayForm, PayMethod } from '../checkout/pay-fields.ts'
import type { Service } from '../service.ts'
import type { Work } from '../work.ts'
import { viewChallenge, viewSession, type PageAnswer } from './answer-page.ts'
import { submitChallenge, submitPayment } from './submit-payment.ts'

const STYLE = readFileSync(new URL('./pay.css', import.meta.url), 'utf8')
const ICON = readFileSync(new URL('./pay.svg', import.meta.url), 'utf8')
const NO_REQUEST = { id: null, idempotency_key: null }

/** The hosted payment pages. Plain forms, no script. */
export function mountPages(app: Hono, service: Service): void {
  const within = (c: Context, answer: (work: Work) => PageAnswer) => show(c, service.transact(NO_REQUEST, answer))
  app.get('/pay.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.get('/pay.svg', (c) => c.body(ICON, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }))
  app.get('/pay/:id', (c) => within(c, (work) => viewSession(work, c.req.param('id'), methodOf(c.req.query('method')))))
  app.post('/pay/:id', async (c) => {
    const sent = new URLSearchParams(await c.req.text())
    const method = methodOf(sent.get('method'))
    return within(c, (work) => submitPayment(work, c.req.param('id'), { method, values: sentValues(sent) }))
  })
  app.get('/pay/:id/challenge', (c) => within(c, (work) => viewChallenge(work, c.req.param('id'))))
  app.post('/pay/:id/challenge', async (c) => {
    const isPassed = new URLSearchParams(await c.req.text()).get('answer') === 'pass'
    return within(c, (work) => submitChallenge(work, c.req.param('id'), isPassed))
  })
}

const methodOf = (sent: string | null | undefined): PayMethod =>
  sent === 'us_bank_account' ? 'us_bank_account' : 'card'

/** Picks the known fields of a submitted form. */
export function sentValues(sent: URLSearchParams): PayForm {
  const value = (name: keyof PayForm) => (sent.get(name) ?? '').slice(0, 500)
  return {
    email: value('email'),
    card_number: value('card_number'),
    card_expiry: value('card_expiry'),
    card_cvc: value('card_cvc'),
    card_name: value('card_name'),
    bank_routing: value('bank_routing'),
    bank_account: value('bank_account'),
    bank_name: value('bank_name'),
  }
}

// Chromium applies form-action to the redirect after a form as well, so the policy includes the shop's origin.
/** Sends a page or a redirect. */
export function show(c: Context, { status, page, location, form_origin }: PageAnswer): Response {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${form_origin ?? ''}; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  return location === undefined ? c.html(page ?? '', status) : c.redirect(location, 303)
}
