import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openTcpGate } from '../support/tcp-gate.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

let world: World
let database: TestDatabase
let gate: Awaited<ReturnType<typeof openTcpGate>>
let person: Person
beforeAll(async () => {
  database = await createTestDatabase()
  const behind = new URL(database.url)
  gate = await openTcpGate({ host: behind.hostname, port: Number(behind.port) })
  const url = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(gate.port) }).href
  world = await createWorld({}, { url, drop: database.drop })
  person = await world.person('learner')
})
afterAll(async () => {
  await world.close()
  await gate.shut()
})

test('answers 503 with Retry-After while the database is down, and recovers once it is back', async () => {
  const calls = [
    () => world.visitor().send('GET', '/portals/info'),
    () => person.send('GET', '/me'),
    () => person.send('POST', '/login', { csrf: false, body: {} }),
    () => world.visitor().send('GET', '/openapi.json'),
  ]
  expect(await Promise.all(calls.map(async (call) => (await call()).status))).toEqual([200, 200, 419, 200])
  await gate.shut()
  for (const call of calls) {
    const answer = await call()
    expect({
      status: answer.status,
      retry: answer.headers.get('retry-after'),
      body: await answer.json(),
    }).toMatchObject({
      status: 503,
      retry: '5',
      body: {
        error: {
          code: 'general.unavailable',
          message: 'This service is not available right now. Please try again in a moment.',
        },
      },
    })
  }
  await gate.open()
  await expect.poll(async () => (await person.send('GET', '/me')).status, { timeout: 15_000 }).toBe(200)
})
