import type { Context, Hono } from 'hono'
import { readFileSync } from 'node:fs'
import type { PayForm } from '../checkout/read-card.ts'
import type { Service } from '../service.ts'
import { submitPayment, viewSession } from './answer-page.ts'
import type { PageAnswer } from './answer-page.ts'

const STYLE = readFileSync(new URL('./pay.css', import.meta.url), 'utf8')
const ICON = readFileSync(new URL('./pay.svg', import.meta.url), 'utf8')
const NO_REQUEST = { id: null, idempotency_key: null }

/** The hosted payment pages. Plain forms, no script. */
export function mountPages(app: Hono, service: Service): void {
  app.get('/pay.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.get('/pay.svg', (c) => c.body(ICON, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }))
  app.get('/pay/:id', (c) =>
    show(
      c,
      service.transact(NO_REQUEST, (work) => viewSession(work, c.req.param('id'))),
    ),
  )
  app.post('/pay/:id', async (c) => {
    const values = sentValues(new URLSearchParams(await c.req.text()))
    return show(
      c,
      service.transact(NO_REQUEST, (work) => submitPayment(work, c.req.param('id'), values)),
    )
  })
}

function sentValues(sent: URLSearchParams): PayForm {
  const value = (name: string) => (sent.get(name) ?? '').slice(0, 500)
  return {
    email: value('email'),
    card_number: value('card_number'),
    card_expiry: value('card_expiry'),
    card_cvc: value('card_cvc'),
    card_name: value('card_name'),
  }
}

// Chromium holds the redirect after a form to form-action as well, so the shop's origin stands there.
function show(c: Context, { status, page, location, form_origin }: PageAnswer): Response {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${form_origin ?? ''}; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  return location === undefined ? c.html(page ?? '', status) : c.redirect(location, 303)
}
