import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '../../api/src/registries/areas.ts'
import { isGranted } from '../../shared/src/access/grants.ts'
import { roles } from '../../shared/src/access/roles.ts'
import { errorCatalog } from '../../shared/src/errors/catalog.ts'
import { contractEntries, samplePath, type Entry } from '../support/contract-entries.ts'
import { createWorld, type World } from '../support/world.ts'

const entries: Entry[] = await contractEntries()
const mounted = new Set(areas.flat().map((verb) => verb.endpoint))
// Calls that end the session.
const endings = new Set(['logout', 'end_sessions'])
// Each test walks every call many times, on a machine shared with other tests.
const walk_ms = 600_000
let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

describe('the contract', () => {
  test('[ROL-037] [SES-058] every entry is mounted once, and nothing outside the contract is mounted', () => {
    expect(entries.filter((entry) => !mounted.has(entry.endpoint)).map((entry) => entry.name)).toEqual([])
    const named = new Set(entries.map((entry) => entry.endpoint))
    expect([...mounted].filter((endpoint) => !named.has(endpoint)).map((endpoint) => endpoint.path)).toEqual([])
    const routes = entries.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`)
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })

  test('[SES-058] every deviation from the defaults (session, JSON, CSRF, one transaction, envelope) is in this list', () => {
    const deviations = entries.flatMap(({ name, endpoint }) => {
      const {
        auth,
        body_kind,
        body_limit_bytes,
        csrf,
        tx,
        answers,
        reads,
        writes,
        grouped_by,
        when_blocked,
        second_factor,
        confirmed,
      } = endpoint
      const given = Object.entries({
        auth,
        body_kind,
        body_limit_bytes,
        csrf,
        tx,
        answers,
        reads,
        writes,
        grouped_by,
        when_blocked,
        second_factor,
        confirmed,
      }).filter(([, value]) => value !== undefined && value !== 'session')
      return given.length > 0 ? [`${name}: ${given.map(([key, value]) => `${key}=${String(value)}`).join(' ')}`] : []
    })
    expect(deviations.toSorted()).toMatchSnapshot()
  })

  test('every grouped call writes in its surrounding transaction and names the row it locks first', () => {
    const grouped = entries.filter(({ endpoint }) => endpoint.grouped_by !== undefined)
    expect(grouped.length).toBeGreaterThan(0)
    const wrong = grouped.filter(({ endpoint: { method, reads, tx, body, grouped_by } }) => {
      const fields = body && 'entries' in body ? new Map(Object.entries(Object(body.entries))) : new Map()
      return method === 'GET' || reads || tx === false || !fields.has(grouped_by)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test(
    '[SES-056] every response is under data, alone or with the cursors of a page',
    { timeout: walk_ms },
    async () => {
      const person = await world.person('super_admin', 'core')
      const seen = { data: 0, 'data,meta': 0 }
      for (const { name, endpoint } of entries) {
        if (endpoint.method !== 'GET' || endpoint.path.includes(':') || endpoint.answers === 'bare') continue
        const answer = await person.send('GET', endpoint.path)
        if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('json')) continue
        const keys = endpoint.answers === 'paged' ? 'data,meta' : 'data'
        expect({
          name,
          keys: Object.keys((await answer.json()) as object)
            .toSorted()
            .join(),
        }).toEqual({ name, keys })
        seen[keys] += 1
      }
      expect(seen.data).toBeGreaterThan(10)
      expect(seen['data,meta']).toBeGreaterThan(10)
    },
  )

  test(
    '[ROL-038] every call needs a session unless it says otherwise: 401 without one',
    { timeout: walk_ms },
    async () => {
      const guarded = entries.filter(({ endpoint }) => endpoint.auth === undefined || endpoint.auth === 'session')
      expect(guarded.length).toBeGreaterThan(20)
      expect(guarded.map(({ name }) => name)).toContain('make_payment')
      for (const path of ['/courses', '/bundles', '/cart/courses?ids=1', '/cart/bundles?ids=1'])
        expect([path, (await world.visitor().send('GET', path)).status]).toEqual([path, 200])
      for (const { name, endpoint } of guarded) {
        const answer = await world
          .visitor()
          .send(endpoint.method, samplePath(endpoint), endpoint.method === 'GET' ? {} : { body: {} })
        expect({ name, status: answer.status, body: await answer.json() }).toMatchObject({
          name,
          status: 401,
          body: { error: { code: 'session.unauthorized' } },
        })
      }
    },
  )

  test(
    '[OP-29] every mutation needs the CSRF token unless it says otherwise',
    async () => {
      const person = await world.person('super_admin')
      for (const { name, endpoint } of entries.filter(
        ({ endpoint }) => endpoint.method !== 'GET' && endpoint.csrf !== false,
      )) {
        const answer = await person.send(endpoint.method, samplePath(endpoint), { csrf: false, body: {} })
        expect({ name, status: answer.status }).toEqual({ name, status: 419 })
      }
      // Control: with the token the same calls get past that check.
      for (const { name, endpoint } of entries.filter(
        ({ endpoint, name }) => endpoint.method !== 'GET' && endpoint.csrf !== false && !endings.has(name),
      )) {
        const answer = await person.send(endpoint.method, samplePath(endpoint), { body: {} })
        expect({ name, passed: answer.status !== 419 }).toEqual({ name, passed: true })
      }
    },
    walk_ms,
  )

  test(
    '[ROL-035] [ROL-037] every role without a grant is refused a call, every other one gets past',
    async () => {
      for (const role of roles) {
        const person = await world.person(role)
        await person.confirm()
        for (const { name, endpoint } of entries.filter(
          ({ name, endpoint }) => (endpoint.auth === undefined || endpoint.auth === 'session') && !endings.has(name),
        )) {
          const answer = await person.send(
            endpoint.method,
            samplePath(endpoint),
            endpoint.method === 'GET' ? {} : { body: {} },
          )
          const body = (await answer.json().catch(() => ({}))) as { error?: { code: string } }
          const granted = endpoint.action === 'public' || isGranted(role, endpoint.action)
          if (!granted)
            expect({ role, name, status: answer.status, message: body.error }).toMatchObject({
              role,
              name,
              status: 403,
              message: { message: 'You do not have permissions for this operation' },
            })
          else
            expect({
              role,
              name,
              past: [401, 419, 500].includes(answer.status) || body.error?.code.startsWith('session.') === true,
            }).toEqual({ role, name, past: false })
        }
      }
    },
    walk_ms,
  )

  test(
    'no call answers nonsense unexpectedly; each error has its code, sentence and request id',
    async () => {
      const person = await world.person('super_admin')
      await person.confirm()
      for (const { name, endpoint } of entries.filter(({ name }) => !endings.has(name))) {
        for (const value of ['999999', 'no-such-thing', '%00', '-1', "'; drop table users; --"]) {
          const answer = await person.send(
            endpoint.method,
            `${samplePath(endpoint, encodeURIComponent(value))}?cursor=%00&ids=x`,
            endpoint.method === 'GET' ? {} : { body: { related_id: 'x', lines: [{}] } },
          )
          expect({
            name,
            value,
            status: answer.status >= 500 && answer.status !== 503 ? answer.status : 'fine',
          }).toEqual({ name, value, status: 'fine' })
          if (answer.status >= 400 && answer.headers.get('content-type')?.includes('json')) {
            const { error } = (await answer.json()) as {
              error: { code: keyof typeof errorCatalog; message: string; request_id?: string }
            }
            expect({ name, code: error.code in errorCatalog, message: error.message.length > 0 }).toEqual({
              name,
              code: true,
              message: true,
            })
            expect({ name, id: error.request_id }).toEqual({ name, id: answer.headers.get('x-request-id') })
          }
        }
      }
    },
    walk_ms,
  )

  test('[SES-058] the OpenAPI document names every call, and the documentation page exists', async () => {
    const document = (await (await world.visitor().send('GET', '/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }
    expect(document.openapi).toMatch(/^3\.1/)
    for (const { endpoint } of entries)
      expect(Object.keys(document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] ?? {})).toContain(
        endpoint.method.toLowerCase(),
      )
    expect(await (await world.visitor().send('GET', '/docs')).text()).toContain('swagger-ui-bundle.js')
  })
})
