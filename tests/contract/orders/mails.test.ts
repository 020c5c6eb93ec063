import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox, type Mailbox } from '../../../api/local/mailbox/start-mailbox.ts'
import { createMailer } from '../../../api/src/adapters/mail.ts'
import { portalById } from '../../../api/src/db/cross-portal.ts'
import { inPortal } from '../../../api/src/db/in-portal.ts'
import { emitter } from '../../../api/src/kernel/emit.ts'
import type { ReactionContext } from '../../../api/src/kernel/reaction.ts'
import { task as orderPaid } from '../../../api/src/reactions/email.order-paid.ts'
import { task as seatInvited } from '../../../api/src/reactions/email.seat-invited.ts'
import { get_order } from '../../../shared/src/contract/orders.ts'
import { checkout, lineOf, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
let mailbox: Mailbox
let context: ReactionContext
const folder = mkdtempSync(join(tmpdir(), 'orders-mails-'))
beforeAll(async () => {
  mailbox = await startMailbox({ dataDir: folder })
  shop = await openShop({ SMTP_URL: mailbox.smtp_url })
  const { services } = shop.world
  const portal = await portalById(services.platform.db, 24)
  if (!portal) throw new Error('no portal')
  context = { services, portal, log: services.log, mailer: createMailer(services.config), inPortal: (work) => inPortal(services.app.db, portal.id, (db) => work({ db, emit: emitter(db, portal.id) })) }
})
afterAll(async () => {
  context.mailer.close()
  await shop.close()
  await mailbox.stop()
  rmSync(folder, { recursive: true })
})

async function mailsTo(address: string): Promise<{ subject: string; text: string; html: string }[]> {
  const response = await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(address)}`)
  return ((await response.json()) as { data: { subject: string; text: string; html: string }[] }).data
}

test('[CHK-019] the receipt names lines, prices, the total and the order, with links on the portal’s own address', async () => {
  const [one, many] = [await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 5000, 3: 4550 } })]
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: one.id, quantity: 1 }, { id: many.id, quantity: 3 }])
  await payAt(url)
  await buyer.call(get_order, { params: { order_id } })
  await orderPaid(context, { order_id })
  const [mail, ...others] = await mailsTo(buyer.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Receipt for order ${order_id}`)
  for (const body of [mail?.text, mail?.html]) {
    for (const part of [one.title, '$39.00', `${many.title} (3 × $45.50)`, '$136.50', '$175.50', 'core Inc.', `http://portico.localhost:8080/orders/${order_id}`]) expect(body).toContain(part)
  }
})

test('[CHK-019] an invitation says who offers which course and carries the link', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 2 }])
  await payAt(url)
  const order = await buyer.call(get_order, { params: { order_id } })
  await seatInvited(context, { order_line_id: lineOf(order).id, emails: ['guest@example.com'], url: 'http://portico.localhost:8080/claim/abc' })
  const [mail] = await mailsTo('guest@example.com')
  expect(mail?.subject).toBe(`Ada Example has a seat for you: ${course.title}`)
  for (const body of [mail?.text, mail?.html]) expect(body).toContain('http://portico.localhost:8080/claim/abc')
})
