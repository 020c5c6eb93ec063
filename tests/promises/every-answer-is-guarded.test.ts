import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { portals } from '../../api/src/domains/portals/tables.ts'
import { contractEntries, samplePath } from '../support/contract-entries.ts'
import { createClient } from '../support/client.ts'
import { createWorld, type World } from '../support/world.ts'

const domain = 'learn.summit-training.example'
let world: World
let local: World
beforeAll(async () => {
  world = await createWorld({ PUBLIC_HOST: 'academy.example', CONTENT_HOST: 'academy-content.example' })
  await world.services.platform.db
    .update(portals)
    .set({ custom_domain: domain })
    .where(eq(portals.id, world.portals.summit.id))
  local = await createWorld()
})
afterAll(async () => {
  await world.close()
  await local.close()
})

const guards = ({ headers }: Response) => ({
  nosniff: headers.get('x-content-type-options'),
  framed: /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? null,
  hsts: headers.get('strict-transport-security'),
})
const own = 'max-age=31536000; includeSubDomains'

test('every call answers nosniff, forbids framing, and on https sends HSTS for a year', async () => {
  for (const { name, endpoint } of await contractEntries()) {
    const answer = await world
      .visitor()
      .send(endpoint.method, samplePath(endpoint), { csrf: false, ...(endpoint.method === 'GET' ? {} : { body: {} }) })
    expect({ name, ...guards(answer) }).toEqual({ name, nosniff: 'nosniff', framed: "'none'", hsts: own })
  }
  // Responses outside of calls: the description, a page, scripts, an unknown path, an unknown host.
  for (const path of ['/openapi.json', '/docs', '/docs/start.js', '/docs/swagger-ui.css', '/no/such/call'])
    expect({ path, ...guards(await world.visitor().send('GET', path)) }).toEqual({
      path,
      nosniff: 'nosniff',
      framed: "'none'",
      hsts: own,
    })
  expect(guards(await createClient(world.app, 'nobody.example').send('GET', '/openapi.json'))).toEqual({
    nosniff: 'nosniff',
    framed: "'none'",
    hsts: 'max-age=31536000',
  })
})

test('a custom domain has HSTS without subdomains, and a plain http host has none', async () => {
  expect(guards(await createClient(world.app, domain).send('GET', '/portals/info')).hsts).toBe('max-age=31536000')
  expect(guards(await local.visitor().send('GET', '/portals/info'))).toEqual({
    nosniff: 'nosniff',
    framed: "'none'",
    hsts: null,
  })
})

test('the content host answers the same, including its rejections', async () => {
  for (const path of [
    '/',
    '/c/no-token/player',
    '/c/no-token/p/index.html',
    '/c/assets/none/player.js',
    '/c/assets/none/none.js',
  ]) {
    const answer = await world.app.request(`https://7.academy-content.example${path}`, {
      headers: { host: '7.academy-content.example' },
    })
    expect({ path, ...guards(answer) }).toEqual({ path, nosniff: 'nosniff', framed: "'none'", hsts: own })
  }
})
