import { Resolver } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { authenticate } from 'mailauth'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  check_custom_email,
  create_custom_email,
  delete_custom_email,
  show_custom_email,
} from '@portico/shared/contract/portals/domains-sender.ts'
import { startDns, type Zone } from '../../../local/dns/start-dns.ts'
import { jobContext } from '../../../../tests/support/job-context.ts'
import { queuedJobs } from '../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { customEmails } from './tables.ts'
import { checkDomains } from './jobs/check-domains.ts'
import { mails } from '../../registries/mails.ts'
import { brandOf, sendMail } from '../notifications/send-mail.ts'

type Received = { raw: Buffer; envelope_from: string }

let zone: Zone = {}
let dns: Awaited<ReturnType<typeof startDns>>
let smtp: SMTPServer
let received: Received[] = []
let world: World
let admin: Person
const installation = 'post@installation.example'
const senderEmail = 'academy@summit-ce.com'
const day_ms = 86_400_000

beforeAll(async () => {
  dns = await startDns({ zone: () => zone })
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) =>
      void buffer(stream)
        .then((raw) =>
          received.push({ raw, envelope_from: envelope.mailFrom === false ? '' : envelope.mailFrom.address }),
        )
        .then(() => done(), done),
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const { port } = smtp.server.address() as AddressInfo
  world = await createWorld({
    DNS_SERVERS: dns.address,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: installation,
  })
  admin = await world.person('admin', 'summit')
})
afterAll(async () => {
  await world.close()
  await new Promise<void>((done) => smtp.close(() => done()))
  await dns.stop()
})
beforeEach(async () => {
  world.setNow(null)
  zone = {}
  received = []
  await world.services.platform.db.delete(customEmails)
})

/** Sends a mail of the portal and returns it as received. */
async function mailed(): Promise<Received & { from: string }> {
  const context = await jobContext(world, 'summit')
  await sendMail(context, await brandOf(context), mails.password_reset, {
    to: 'somebody@elsewhere.example',
    values: mails.password_reset.sample,
  })
  const mail = received.at(-1)
  if (!mail) throw new Error('nothing was mailed')
  return { ...mail, from: /^From: (.*)$/m.exec(mail.raw.toString())?.[1]?.trim() ?? '' }
}
const create = (given = senderEmail) => admin.call(create_custom_email, { body: { address: given } })
const check = async () => (await admin.call(check_custom_email)).sender
/** Returns the DNS records that the portal is asked to set, and the installation's own. */
async function requiredRecords(): Promise<Zone> {
  const { sender } = await admin.call(show_custom_email)
  if (!sender) throw new Error('no sender was created')
  const { dkim, spf, return_path } = sender.records
  return {
    'installation.example': { txt: ['v=spf1 ip4:127.0.0.1 -all'], a: '127.0.0.1' },
    [dkim.name]: { txt: [dkim.value] },
    [spf.name]: { txt: [spf.value] },
    [return_path.name]: { cname: return_path.value },
  }
}

test('[TEN-036] [TEN-040] a sender is created, verified, used and deleted; otherwise the installation’s email sends', async () => {
  expect(await admin.call(show_custom_email)).toEqual({ sender: null, first_address: installation })
  expect((await create()).sender).toMatchObject({ state: 'NOT_STARTED', is_used: false })
  expect((await check())?.state).toBe('PENDING')
  expect((await mailed()).from).toBe(`Summit <${installation}>`)
  const records = await requiredRecords()
  zone = records
  expect(await check()).toMatchObject({ state: 'SUCCESS', is_used: true })
  expect((await mailed()).from).toBe(`Summit <${senderEmail}>`)
  expect((await admin.call(delete_custom_email)).sender).toBeNull()
  expect((await mailed()).from).toBe(`Summit <${installation}>`)
  await expect(admin.call(delete_custom_email)).rejects.toMatchObject({ code: 'domains.no_email' })
})

test('[TEN-040] an independent receiver finds the mail signed, allowed and aligned with its sender', async () => {
  await create()
  zone = { ...(await requiredRecords()), '_dmarc.summit-ce.com': { txt: ['v=DMARC1; p=reject; adkim=s'] } }
  await check()
  const { raw, envelope_from } = await mailed()
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  resolver.setServers([dns.address])
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ip: '127.0.0.1',
    helo: 'mail.installation.example',
    sender: envelope_from,
    disableArc: true,
    disableBimi: true,
    resolver: (name, type) => resolver.resolve(name, type) as Promise<string[][] | string[]>,
  })
  expect(dkim.results.map(({ signingDomain, status }) => [signingDomain, status.result])).toEqual([
    ['summit-ce.com', 'pass'],
  ])
  expect(spf && spf.status.result).toBe('pass')
  expect(dmarc && dmarc.status.result).toBe('pass')
})

test('[TEN-040] a lost record stops the sender at once; restoring it resumes sending', async () => {
  await create()
  const records = await requiredRecords()
  zone = records
  await check()
  for (const name of Object.keys(records).filter((one) => one.endsWith('summit-ce.com'))) {
    zone = { ...records, [name]: {} }
    expect(await check(), name).toMatchObject({ state: 'FAILED', is_used: false })
    expect((await mailed()).from).toBe(`Summit <${installation}>`)
    zone = records
    expect((await check())?.is_used).toBe(true)
  }
  expect((await queuedJobs<{ is_used: boolean }>(world, 'notify.sender-settled')).slice(0, 2)).toEqual([
    { is_used: true, address: senderEmail },
    { is_used: false, address: senderEmail },
  ])
})

test('[TEN-040] a scheduled check a day later finds changes made meanwhile', async () => {
  await create()
  zone = await requiredRecords()
  await checkDomains(world.services)
  expect((await admin.call(show_custom_email)).sender?.state).toBe('SUCCESS')
  zone = {}
  world.setNow(new Date(Date.now() + day_ms / 2))
  await checkDomains(world.services)
  expect((await admin.call(show_custom_email)).sender?.state).toBe('SUCCESS')
  world.setNow(new Date(Date.now() + 1.1 * day_ms))
  await checkDomains(world.services)
  expect((await admin.call(show_custom_email)).sender).toMatchObject({ state: 'FAILED', is_used: false })
})

test('[TEN-040] unresponsive name servers are a temporary failure and leave the sender’s use unchanged', async () => {
  await create()
  const records = await requiredRecords()
  const silent = Object.fromEntries(Object.keys(records).map((name) => [name, { fails: 'servfail' } as const]))
  zone = silent
  expect(await check()).toMatchObject({ state: 'TEMPORARY_FAILURE', is_used: false })
  zone = records
  await check()
  zone = silent
  expect(await check()).toMatchObject({ state: 'TEMPORARY_FAILURE', is_used: true })
})

test('[TEN-040] fails if the records do not appear within three days', async () => {
  await create()
  world.setNow(new Date(Date.now() + 2 * day_ms))
  expect((await check())?.state).toBe('PENDING')
  world.setNow(new Date(Date.now() + 4 * day_ms))
  expect((await check())?.state).toBe('FAILED')
})

test('[TEN-036] rejects installation hosts, public suffixes and second senders; the key is encrypted and never shown', async () => {
  const { PUBLIC_HOST } = world.config
  for (const given of [`a@${PUBLIC_HOST}x.invalid`, 'a@co.uk', 'a@intranet.corp'])
    await expect(create(given), given).rejects.toMatchObject({ code: 'domains.email_not_allowed' })
  const shown = await create()
  await expect(create('other@summit-ce.com')).rejects.toMatchObject({ code: 'domains.email_exists' })
  const [row] = await world.within('summit', (tx) => tx.select().from(customEmails))
  expect(row?.private_key).not.toContain('PRIVATE KEY')
  expect(JSON.stringify(shown)).not.toContain(row?.private_key)
})
