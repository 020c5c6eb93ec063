import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox, type Mailbox } from '../../../api/local/mailbox/start-mailbox.ts'
import type { ReactionContext } from '../../../api/src/kernel/reaction.ts'
import { task as orderPaid } from '../../../api/src/domains/orders/reactions/email.order-paid.ts'
import { task as seatInvited } from '../../../api/src/domains/learning/reactions/email.seat-invited.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { claim_seat, invite_to_seat, make_claim_link, show_claim } from '../../../shared/src/contract/orders/seats.ts'
import { jobContext } from '../../support/job-context.ts'
import { queuedJobs } from '../../support/queued-jobs.ts'
import { checkout, lineOf, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
let mailbox: Mailbox
let context: ReactionContext
const folder = mkdtempSync(join(tmpdir(), 'orders-mails-'))
beforeAll(async () => {
  mailbox = await startMailbox({ dataDir: folder })
  shop = await openShop({ SMTP_URL: mailbox.smtp_url })
  context = await jobContext(shop.world)
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

test('[mail] the receipt lists lines, prices, total and order, with links to the portal’s own host', async () => {
  const [one, many] = [await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 5000, 3: 4550 } })]
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [
    { id: one.id, quantity: 1 },
    { id: many.id, quantity: 3 },
  ])
  await payAt(url)
  await buyer.call(get_order, { params: { order_id } })
  await orderPaid(context, { order_id })
  const [mail, ...others] = await mailsTo(buyer.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Receipt for order ${order_id}`)
  for (const body of [mail?.text, mail?.html]) {
    for (const part of [
      one.title,
      '$39.00',
      `${many.title} (3 × $45.50)`,
      '$136.50',
      '$175.50',
      'core Inc.',
      `http://portico.localhost:8080/orders/${order_id}`,
      `http://portico.localhost:8080/orders/${order_id}/receipt`,
      'with Visa ending in 4242',
      'Your course is ready. You can start right away. Your 3 seats are ready. Assign them to others.',
    ])
      expect(body).toContain(part)
  }
})

test('[mail] a buyer of two courses gets links to both; repurchases become spare seats', async () => {
  const [one, two] = [await shop.makeCourse(), await shop.makeCourse()]
  const buyer = await shop.person('learner')
  const before: number[] = []
  const mailOf = async (...courses: { id: number }[]) => {
    const lines = courses.map(({ id }) => ({ id, quantity: 1 }))
    const { order_id, url } = await checkout(buyer, lines, [...before])
    before.push(order_id)
    await payAt(url)
    await buyer.call(get_order, { params: { order_id } })
    await orderPaid(context, { order_id })
    return (await mailsTo(buyer.email)).find(({ subject }) => subject === `Receipt for order ${order_id}`)?.text ?? ''
  }
  const both = await mailOf(one, two)
  expect(both).toContain('Your 2 courses are ready. You can start right away.')
  expect(both).toContain('http://portico.localhost:8080/courses/learner')
  const again = await mailOf(one)
  expect(again).toContain('Your seat is ready. Assign it to others.')
  expect(again).not.toContain('You can start right away')
})

/** Invites someone to one of a buyer's two seats; returns the queued email job. */
async function invited(email: string) {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 2 }])
  await payAt(url)
  const params = { order_id, line_id: lineOf(await buyer.call(get_order, { params: { order_id } })).id }
  await buyer.call(invite_to_seat, { params, body: { emails: [email] } })
  const [job] = await queuedJobs<{ claim_link_id: number }>(shop.world, 'email.seat-invited')
  if (!job) throw new Error('no invitation was promised')
  return { course, buyer, params, job }
}
const claimIn = (mail: { text: string } | undefined): URL =>
  new URL(/https?:\/\/\S+\/claim\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
const tokenIn = (mail: { text: string } | undefined) => claimIn(mail).pathname.split('/')[2] ?? ''

test('[mail] an invitation says who offers which course and contains a link for one seat', async () => {
  const { course, buyer, params, job } = await invited('guest@example.com')
  await seatInvited(context, job)
  const [mail] = await mailsTo('guest@example.com')
  expect(mail?.subject).toBe(`Ada Example has a seat for you: ${course.title}`)
  expect(claimIn(mail).href).toMatch(/^http:\/\/portico\.localhost:8080\/claim\/[\w-]{22}$/)
  expect(mail?.html).toContain(claimIn(mail).href)
  const [guest, other] = [await shop.person('learner'), await shop.person('learner')]
  await guest.call(claim_seat, { params: { token: tokenIn(mail) } })
  await expect(other.call(claim_seat, { params: { token: tokenIn(mail) } })).rejects.toMatchObject({
    code: 'auth.link_expired',
  })
  expect(lineOf(await buyer.call(get_order, { params }))).toMatchObject({ remaining_credits: 1 })
})

test('invitation jobs hold no secret; both links of a resend work until one is used', async () => {
  const { job, buyer, params } = await invited('twice@example.com')
  expect(job).toEqual({ claim_link_id: expect.any(Number) })
  await seatInvited(context, job)
  await seatInvited(context, job)
  const tokens = (await mailsTo('twice@example.com')).map(tokenIn)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens)
    expect(await shop.world.visitor().call(show_claim, { params: { token } })).toMatchObject({ state: 'open' })
  const people = [await shop.person('learner'), await shop.person('learner')]
  const seats = await Promise.allSettled(
    people.map((person, index) => person.call(claim_seat, { params: { token: tokens[index] ?? '' } })),
  )
  expect(seats.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const token of tokens)
    expect(await shop.world.visitor().call(show_claim, { params: { token } })).toMatchObject({ state: 'claimed' })
  expect(lineOf(await buyer.call(get_order, { params }))).toMatchObject({ remaining_credits: 1 })
  await seatInvited(context, job)
  expect(await mailsTo('twice@example.com')).toHaveLength(2)
})

test('claim links use the installation’s hosts even on custom domains, except for portal-only accounts', async () => {
  const alone = await shop.person('learner')
  const far = await shop.person('learner')
  await shop.world.services.platform
    .sql`insert into memberships (portal_id, user_id) values (${shop.world.portals.summit.id}, ${far.id})`
  const onOwnDomain = { ...context, portal: { ...context.portal, custom_domain: 'learn.core.example' } }
  const origins = []
  for (const email of ['nobody@example.com', far.email, alone.email]) {
    await seatInvited(onOwnDomain, (await invited(email)).job)
    origins.push(claimIn((await mailsTo(email))[0]).origin)
  }
  expect(origins).toEqual([
    'http://portico.localhost:8080',
    'http://portico.localhost:8080',
    'http://learn.core.example:8080',
  ])
})

test('a claim link that the buyer passes on uses the installation’s own hosts', async () => {
  const { buyer, params } = await invited('somebody@example.com')
  await shop.world.services.platform.sql`update portals set custom_domain = 'learn.core.example' where id = 24`
  const { url } = await buyer.call(make_claim_link, { params })
  await shop.world.services.platform.sql`update portals set custom_domain = null where id = 24`
  expect(new URL(url).origin).toBe('http://portico.localhost:8080')
})
