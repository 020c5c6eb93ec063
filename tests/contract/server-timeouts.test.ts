import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { sendRaw } from '../support/raw-socket.ts'
import { startLiveApi } from '../support/live.ts'
import { createWorld, type World } from '../support/world.ts'

// The real code with shorter timeouts.
const timeouts = { headers_ms: 1_000, body_idle_ms: 1_000, least_bytes_a_second: 500 }
let world: World
let api: Awaited<ReturnType<typeof startLiveApi>>
let edge: Awaited<ReturnType<typeof startEdge>>
const ports: Record<string, number> = {}

beforeAll(async () => {
  world = await createWorld()
  api = await startLiveApi(world, timeouts)
  edge = await startEdge({
    config: { ...world.config, PORT: 0, API_URL: `http://127.0.0.1:${api.port}` },
    log: pino({ level: 'silent' }),
    timeouts,
  })
  Object.assign(ports, { 'the edge': edge.port, "the api's own port": api.port })
})
afterAll(async () => {
  await edge.stop()
  await api.stop()
  await world.close()
})

const head = (framing: string) =>
  `POST /api/webhooks/stripe HTTP/1.1\r\nHost: ${world.portals.core.host}\r\n${framing}\r\n\r\n`

describe.each(['the edge', "the api's own port"])('%s', (where) => {
  test('cuts off a head that never ends', async () => {
    const bytes = head('X-First: 1').slice(0, -4)
    expect(await sendRaw({ port: ports[where] ?? 0, bytes })).toMatchObject({
      statuses: [408],
      closed: true,
    })
    // Also if it continues one header at a time.
    expect(
      await sendRaw({
        port: ports[where] ?? 0,
        bytes: [bytes, ...Array<string>(100).fill('\r\nX-More: 1')],
        pace_ms: 50,
      }),
    ).toMatchObject({ statuses: [408], closed: true })
  }, 60_000)

  test('cuts off a body that stalls', async () => {
    for (const bytes of [`${head('Content-Length: 100')}half`, `${head('Transfer-Encoding: chunked')}64\r\nhalf`]) {
      expect(await sendRaw({ port: ports[where] ?? 0, bytes })).toMatchObject({
        statuses: [408],
        closed: true,
      })
    }
  }, 60_000)

  test('cuts off a body below the minimum rate even if it never stalls', async () => {
    const drops = Array<string>(500).fill('x')
    expect(
      await sendRaw({
        port: ports[where] ?? 0,
        bytes: [head('Content-Length: 500'), ...drops],
        pace_ms: 50,
      }),
    ).toMatchObject({ statuses: [408], closed: true })
  }, 60_000)

  test('a body that keeps arriving may take many times as long', async () => {
    const parts = Array<string>(60).fill('x'.repeat(200))
    const began = performance.now()
    const answer = await sendRaw({
      port: ports[where] ?? 0,
      bytes: [head('Content-Length: 12000'), ...parts],
      pace_ms: 60,
      answers: 1,
    })
    // Precondition, not a speed limit: the body took longer than a stalled body is allowed.
    expect(performance.now() - began).toBeGreaterThan(timeouts.body_idle_ms * 3)
    expect(answer.statuses).toHaveLength(1)
    expect(answer.statuses).not.toContain(408)
  }, 60_000)
})
