import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { sendRaw } from '../support/raw-socket.ts'
import { receivedBy } from '../support/received-by.ts'
import { startLiveApi } from '../support/live.ts'
import { createWorld, type World } from '../support/world.ts'
import { smugglingShapes } from './smuggling-shapes.ts'

let world: World
let api: Awaited<ReturnType<typeof startLiveApi>>
let edge: Awaited<ReturnType<typeof startEdge>>
let apiRequests: ReturnType<typeof receivedBy>

beforeAll(async () => {
  world = await createWorld()
  api = await startLiveApi(world)
  edge = await startEdge({
    config: { ...world.config, PORT: 0, API_URL: `http://127.0.0.1:${api.port}` },
    log: pino({ level: 'silent' }),
  })
  apiRequests = receivedBy(api.port)
})
afterAll(async () => {
  apiRequests.stop()
  await edge.stop()
  await api.stop()
  await world.close()
})

/** Returns the requests that the api received while these bytes were sent and while a later visitor used the same pooled connections. */
async function sendAndRecord(
  port: number,
  bytes: readonly string[],
): Promise<{ statuses: number[]; closed: boolean; received: string[] }> {
  apiRequests.requests.length = 0
  const { statuses, closed } = await sendRaw({ port, bytes })
  const after = await sendRaw({
    port,
    bytes: `GET /api/health/live?after HTTP/1.1\r\nHost: ${world.portals.core.host}\r\nConnection: close\r\n\r\n`,
  })
  expect(after.statuses).toEqual([200])
  expect(apiRequests.requests.pop()).toBe('GET /api/health/live?after')
  return { statuses, closed, received: [...apiRequests.requests] }
}

describe.each(smugglingShapes)('$what', ({ bytes, statuses, through, direct }) => {
  test('through the edge the api receives exactly what was requested', async () => {
    const answer = await sendAndRecord(edge.port, bytes(world.portals.core.host))
    expect(answer.received).toEqual(through)
    expect(answer.statuses).toEqual(statuses)
    if (statuses.includes(400)) expect(answer.closed).toBe(true)
  })

  test(`on the api's own port nothing hidden in a body becomes a request`, async () => {
    const answer = await sendAndRecord(api.port, bytes(world.portals.core.host))
    expect(answer.received).toEqual(direct ?? through)
    expect(answer.statuses).toEqual(statuses)
    if (statuses.includes(400)) expect(answer.closed).toBe(true)
  })
})
