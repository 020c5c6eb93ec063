import type { Context, Hono } from 'hono'
import type { Service } from '../service.ts'
import type { Work } from '../work.ts'
import type { PageAnswer } from './answer-page.ts'
import { submitAccount, viewAccount } from './account-page.ts'
import { viewExpress } from './express-page.ts'
import { show } from './mount-pages.ts'

const NO_REQUEST = { id: null, idempotency_key: null }

/** Mounts the pages of a connected account: the onboarding form and the seller's dashboard. */
export function mountAccountPages(app: Hono, service: Service): void {
  const within = (c: Context, answer: (work: Work) => PageAnswer) => show(c, service.transact(NO_REQUEST, answer))
  app.get('/connect/:id', (c) => within(c, (work) => viewAccount(work, c.req.param('id'))))
  app.post('/connect/:id', async (c) => {
    const sent = new URLSearchParams(await c.req.text())
    return within(c, (work) => submitAccount(work, c.req.param('id'), sent))
  })
  app.get('/express/:id', (c) => within(c, (work) => viewExpress(work, c.req.param('id'))))
}
