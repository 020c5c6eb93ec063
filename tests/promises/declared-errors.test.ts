import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fail } from '../../api/src/kernel/fail.ts'
import { mount } from '../../api/src/kernel/mount.ts'
import { verb } from '../../api/src/kernel/verb.ts'
import { endpoint } from '../../shared/src/calls/endpoint.ts'
import { contractEntries } from '../support/contract-entries.ts'
import { createClient } from '../support/client.ts'
import { recordUndeclared } from '../support/undeclared-errors.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('an undeclared error code of a call fails the test that meets it', async () => {
  const entry = { method: 'GET', action: 'public', auth: 'public', summary: 'Refuses', output: v.null() } as const
  const app = new Hono()
  const met: string[] = []
  recordUndeclared(app, met)
  mount(app, { ...world.services, reportUndeclared: ({ call, code }) => void met.push(`${call}: ${code}`) }, [
    verb(endpoint({ ...entry, path: '/honest', errors: ['lists.in_use'] }), () => fail('lists.in_use')),
    verb(endpoint({ ...entry, path: '/untrue', errors: [] }), () => fail('lists.in_use')),
  ])
  const client = createClient(app, world.portals.core.host)
  expect((await client.send('GET', '/honest')).status).toBe(409)
  await expect(client.send('GET', '/untrue')).rejects.toThrow(
    'not among the errors of its entry: GET /untrue: lists.in_use',
  )
  // Errors that the kernel answers for every entry of this shape need no declaration.
  expect((await createClient(app, 'nobody.example').send('GET', '/untrue')).status).toBe(404)
})

test('exactly the calls that may find an entry changed meanwhile declare its current state', async () => {
  const entries = await contractEntries()
  const refusing = entries.filter(({ endpoint: { errors } }) => errors.includes('general.changed_meanwhile'))
  const showing = entries.filter(({ endpoint: { current } }) => current !== undefined)
  const names = (found: typeof entries) => found.map(({ name }) => name).toSorted()
  expect(refusing.length).toBeGreaterThan(5)
  expect(names(showing)).toEqual(names(refusing))
})
