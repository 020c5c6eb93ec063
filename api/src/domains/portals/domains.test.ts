import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  check_custom_domain,
  create_custom_domain,
  delete_custom_domain,
  show_custom_domain,
  tls_ask,
} from '@portico/shared/contract/portals/domains.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { startDns, type Zone } from '../../../local/dns/start-dns.ts'
import { queuedJobs } from '../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../tests/support/world.ts'
import { customDomains, heldDomains } from './tables.ts'
import { checkDomains } from './jobs/check-domains.ts'
import { task as domainSettled } from './reactions/notify.domain-settled.ts'
import { jobContext } from '../../../../tests/support/job-context.ts'

let zone: Zone = {}
let dns: Awaited<ReturnType<typeof startDns>>
let world: World
let admin: Record<'summit' | 'northwind', Person>
beforeAll(async () => {
  dns = await startDns({ zone: () => zone })
  world = await createWorld({ DNS_SERVERS: dns.address })
  admin = { summit: await world.person('admin', 'summit'), northwind: await world.person('admin', 'northwind') }
})
afterAll(async () => {
  await world.close()
  await dns.stop()
})
beforeEach(async () => {
  world.setNow(null)
  zone = {}
  await world.services.platform.sql`update portals set custom_domain = null`
  await world.services.platform.db.delete(customDomains)
  await world.services.platform.db.delete(heldDomains)
})

const name = 'learn.summit.localhost'
const day_ms = 86_400_000

/** Returns the DNS records that a portal is asked to set. */
async function requiredRecords(portal: keyof typeof admin = 'summit'): Promise<Zone> {
  const { domain } = await admin[portal].call(show_custom_domain)
  if (!domain) throw new Error('no domain was created')
  const { txt, cname } = domain.records
  return { [txt.name]: { txt: [txt.value] }, [cname.name]: { cname: cname.value } }
}
const create = (portal: keyof typeof admin = 'summit', domain = name) =>
  admin[portal].call(create_custom_domain, { body: { domain } })
const check = async (portal: keyof typeof admin = 'summit') => (await admin[portal].call(check_custom_domain)).domain
const served = async (portal: PortalName) => {
  const [row] = await world.services.platform
    .sql`select custom_domain from portals where id = ${world.portals[portal].id}`
  return row?.custom_domain as string | null
}
const after = (ms: number) => world.setNow(new Date(Date.now() + ms))
const isAllowed = (domain: string) =>
  world
    .visitor()
    .call(tls_ask, { query: { domain } })
    .then(
      () => true,
      () => false,
    )

describe('custom domain', () => {
  test('[TEN-036] [TEN-039] [TEN-041] a domain is created, waits for each record, serves, and is deleted', async () => {
    expect(await admin.summit.call(show_custom_domain)).toMatchObject({ domain: null, is_offered: true })
    expect((await create()).domain).toMatchObject({ domain: name, state: 'initializing' })
    const records = await requiredRecords()
    expect((await check())?.state).toBe('pending')
    zone = { [`_portico.${name}`]: records[`_portico.${name}`] ?? {} }
    expect(await check()).toMatchObject({
      state: 'pending_validation',
      records: { txt: { state: 'right' }, cname: { state: 'missing' } },
    })
    expect([await served('summit'), await isAllowed(name)]).toEqual([null, false])
    zone = records
    // This machine's hosts are not reached by https, so there is no certificate to wait for.
    expect((await check())?.state).toBe('active')
    expect([await served('summit'), await isAllowed(name)]).toEqual([name, true])
    expect(await queuedJobs(world, 'publish.portal-changed')).not.toEqual([])
    const { hostname } = new URL((await admin.summit.call(portal_info)).url)
    expect(hostname).toBe(name)
    expect((await admin.summit.call(delete_custom_domain)).domain).toBeNull()
    expect([await served('summit'), await isAllowed(name)]).toEqual([null, false])
    await expect(admin.summit.call(delete_custom_domain)).rejects.toMatchObject({ code: 'domains.none' })
  })

  test('[TEN-039] a wrong token or target proves nothing; the right token among others does', async () => {
    await create()
    const records = await requiredRecords()
    const txt = `_portico.${name}`
    zone = { ...records, [txt]: { txt: ['portico-verification=somebody-else'] }, [name]: { cname: 'elsewhere.test' } }
    expect(await check()).toMatchObject({
      state: 'pending',
      records: { txt: { state: 'wrong' }, cname: { state: 'wrong' } },
    })
    zone = { ...records, [txt]: { txt: ['v=other', ...(records[txt]?.txt ?? [])] } }
    expect((await check())?.state).toBe('active')
  })

  test('[TEN-039] at a domain’s apex, where a CNAME is impossible, matching IP addresses count', async () => {
    await create('summit', 'summit.localhost')
    const { records } = (await admin.summit.call(show_custom_domain)).domain ?? {}
    const proof = { [records?.txt.name ?? '']: { txt: [records?.txt.value ?? ''] } }
    const target = records?.cname.value ?? ''
    zone = { ...proof, 'summit.localhost': { a: '192.0.2.7' }, [target]: { a: '192.0.2.1' } }
    expect((await check())?.records.cname.state).toBe('wrong')
    zone = { ...proof, 'summit.localhost': { a: '192.0.2.1' }, [target]: { a: '192.0.2.1' } }
    expect((await check())?.state).toBe('active')
  })

  test('[TEN-039] a scheduled job checks again, and a day later once proven', async () => {
    await create()
    zone = await requiredRecords()
    await checkDomains(world.services)
    expect(await served('summit')).toBe(name)
    const [row] = await world.within('summit', (tx) => tx.select().from(customDomains))
    const wait_ms = (row?.next_check_at.getTime() ?? 0) - (row?.checked_at?.getTime() ?? 0)
    expect(wait_ms).toBe(day_ms)
  })

  test('[TEN-039] unresponsive name servers neither prove a domain nor end it', async () => {
    await create()
    const records = await requiredRecords()
    const silent: Zone = { [`_portico.${name}`]: { fails: 'silent' }, [name]: { fails: 'servfail' } }
    zone = silent
    expect(await check()).toMatchObject({ state: 'pending', records: { txt: { state: 'unknown' } } })
    zone = records
    expect((await check())?.state).toBe('active')
    zone = silent
    for (const days of [1, 5, 30]) {
      after(days * day_ms)
      await checkDomains(world.services)
    }
    expect(await served('summit')).toBe(name)
  })

  test('[TEN-039] reports missing records at once, ends the domain after three days, and resumes later', async () => {
    await create()
    const records = await requiredRecords()
    zone = records
    await check()
    zone = {}
    after(day_ms)
    await checkDomains(world.services)
    expect((await admin.summit.call(show_custom_domain)).domain).toMatchObject({
      state: 'active',
      failing_since: expect.any(String),
    })
    expect(await served('summit')).toBe(name)
    zone = records
    after(2 * day_ms)
    await checkDomains(world.services)
    expect((await admin.summit.call(show_custom_domain)).domain?.failing_since).toBeNull()
    zone = {}
    after(3.5 * day_ms)
    await checkDomains(world.services)
    after(6.6 * day_ms)
    await checkDomains(world.services)
    expect((await admin.summit.call(show_custom_domain)).domain?.state).toBe('pending')
    expect([await served('summit'), await isAllowed(name)]).toEqual([null, false])
    const told = await queuedJobs<{ became: string }>(world, 'notify.domain-settled')
    expect(told.slice(0, 4).map(({ became }) => became)).toEqual(['lost', 'failing', 'failing', 'serving'])
  })

  test('[TEN-036] notifies only those who may change the portal', async () => {
    const learner = await world.person('learner', 'summit')
    await domainSettled(await jobContext(world, 'summit'), { became: 'lost', name })
    const told = async (person: Person) =>
      (await person.call(list_notifications)).data.filter(({ type }) => type === 'domain_lost').length
    expect([await told(admin.summit), await told(learner)]).toEqual([1, 0])
  })
})

describe('one domain, one portal', () => {
  test('[TEN-036] a proven domain is closed to other portals until 30 days after its release', async () => {
    await create()
    zone = await requiredRecords()
    await check()
    const refusal = { code: 'domains.taken', message: expect.not.stringMatching(/summit/i) }
    await expect(create('northwind')).rejects.toMatchObject(refusal)
    await admin.summit.call(delete_custom_domain)
    after(29 * day_ms)
    await expect(create('northwind')).rejects.toMatchObject(refusal)
    // Its own portal can claim it again at any time.
    expect((await create('summit')).domain?.domain).toBe(name)
    await admin.summit.call(delete_custom_domain)
    after(31 * day_ms)
    expect((await create('northwind')).domain?.domain).toBe(name)
  })

  test('[TEN-036] an unproven request blocks no one; the portal that proves the domain gets it', async () => {
    await create('summit')
    await create('northwind')
    zone = await requiredRecords('northwind')
    expect([(await check('summit'))?.state, (await check('northwind'))?.state]).toEqual(['pending', 'active'])
    zone = { ...zone, ...(await requiredRecords('summit')) }
    expect(await check('summit')).toMatchObject({ state: 'pending_validation', is_taken: true })
    expect([await served('summit'), await served('northwind')]).toEqual([null, name])
  })

  test('[TEN-036] if two portals prove a domain at once, one gets it', async () => {
    await create('summit')
    await create('northwind')
    const [one, two] = [await requiredRecords('summit'), await requiredRecords('northwind')]
    const txt = `_portico.${name}`
    zone = {
      ...one,
      ...two,
      [txt]: { txt: [...(one[txt]?.txt ?? []), ...(two[txt]?.txt ?? [])] },
      [name]: { a: '192.0.2.1' },
    }
    for (const portal of ['summit', 'northwind'] as const)
      zone = { ...zone, [world.portals[portal].host]: { a: '192.0.2.1' } }
    await Promise.all([check('summit'), check('northwind')])
    const both = [await served('summit'), await served('northwind')]
    expect(both.filter((domain) => domain === name)).toHaveLength(1)
  })

  test('[TEN-036] two parallel requests create one domain', async () => {
    const made = await Promise.allSettled([create(), create('summit', 'other.summit.localhost')])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await world.within('summit', (tx) => tx.select().from(customDomains))).toHaveLength(1)
  })

  test('[TEN-036] rejects names that cannot be a custom domain; local installations accept names below .localhost', async () => {
    const spelled = ['*.summit.localhost', 'xn--summt-6sa.localhost', `${name}.`, 'Learn.Summit.localhost', 'localhost']
    for (const domain of [...spelled, '127.0.0.1', 'a b.localhost', 'https://x.localhost', ''])
      await expect(create('summit', domain), domain).rejects.toMatchObject({ code: 'validation.failed' })
    const { PUBLIC_HOST, CONTENT_HOST } = world.config
    const suffixes = ['co.uk', 'github.io', 'example.invalid', 'intranet.corp']
    for (const domain of [PUBLIC_HOST, `new.${PUBLIC_HOST}`, CONTENT_HOST, `x.${CONTENT_HOST}`, ...suffixes])
      await expect(create('summit', domain), domain).rejects.toMatchObject({ code: 'domains.not_allowed' })
    const root = await world.person('super_admin', 'admin')
    await expect(root.call(create_custom_domain, { body: { domain: name } })).rejects.toMatchObject({
      code: 'domains.admin_portal',
    })
    expect((await create('summit', 'learn.summit-ce.co.uk')).domain?.state).toBe('initializing')
  })
})

test('[TEN-041] allows certificates only for portal hosts; limits made-up names without blocking proven hosts', async () => {
  const ask = (domain: string) => world.visitor().send('GET', `/internal/tls-ask?domain=${domain}`)
  expect((await ask(world.config.PUBLIC_HOST)).status).toBe(200)
  expect((await ask(world.portals.summit.host)).status).toBe(200)
  // Requests made by the tests above.
  await world.services.platform.sql`delete from rate_limits where key like 'tls-ask%'`
  const answers: number[] = []
  for (let index = 0; index < 61; index += 1) answers.push((await ask(`made-up-${index}.example.com`)).status)
  expect([answers.slice(0, 60).every((status) => status === 404), answers.at(-1)]).toEqual([true, 429])
  expect((await ask(world.portals.summit.host)).status).toBe(200)
})
