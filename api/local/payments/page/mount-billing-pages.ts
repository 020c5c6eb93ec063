import type { Context, Hono } from 'hono'
import type { Service } from '../service.ts'
import type { Work } from '../work.ts'
import type { PageAnswer } from './answer-page.ts'
import { submitCard, submitCardChallenge, viewCardChallenge, viewPortal } from './card-page.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { submitInvoice, viewInvoice } from './invoice-page.ts'
import { sentValues, show } from './mount-pages.ts'

const NO_REQUEST = { id: null, idempotency_key: null }

/** Mounts the pages of recurring billing: an invoice, its PDF, and the card replacement page. */
export function mountBillingPages(app: Hono, service: Service): void {
  const within = (c: Context, answer: (work: Work) => PageAnswer) => show(c, service.transact(NO_REQUEST, answer))
  const typed = async (c: Context) => sentValues(new URLSearchParams(await c.req.text()))
  app.get('/portal/:id', (c) => within(c, (work) => viewPortal(work, c.req.param('id'))))
  app.post('/portal/:id', async (c) => {
    const values = await typed(c)
    return within(c, (work) => submitCard(work, c.req.param('id'), values))
  })
  app.get('/portal/:id/challenge', (c) => within(c, (work) => viewCardChallenge(work, c.req.param('id'))))
  app.post('/portal/:id/challenge', async (c) => {
    const isPassed = new URLSearchParams(await c.req.text()).get('answer') === 'pass'
    return within(c, (work) => submitCardChallenge(work, c.req.param('id'), isPassed))
  })
  app.get('/invoice/:id', (c) => within(c, (work) => viewInvoice(work, c.req.param('id'))))
  app.post('/invoice/:id', async (c) => {
    const values = await typed(c)
    return within(c, (work) => submitInvoice(work, c.req.param('id'), values))
  })
  app.get('/invoice/:id/pdf', (c) => {
    const invoice = service.transact(NO_REQUEST, ({ tx }) => tx.get('invoices', c.req.param('id')))
    if (!invoice || invoice.number === null) return c.notFound()
    return c.body(new Uint8Array(invoicePdf(invoice)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Invoice-${invoice.number}.pdf"`,
    })
  })
}
