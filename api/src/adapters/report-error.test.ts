import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoint } from '@portico/shared/calls/endpoint.ts'
import { createWorld, type World } from '../../../tests/support/world.ts'
import { fail } from '../kernel/fail.ts'
import { mount } from '../kernel/mount.ts'
import { verb } from '../kernel/verb.ts'
import { createErrorReporter, reportOf } from './report-error.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

let world: World
let service: Server
const received: string[] = []
beforeAll(async () => {
  service = createServer((req, res) => {
    if (req.url === '/moved') return void res.writeHead(307, { location: '/errors' }).end()
    let body = ''
    req
      .on('data', (part: Buffer) => (body += part.toString()))
      .once('end', () => {
        received.push(body)
        res.writeHead(202).end()
      })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  world = await createWorld({ ERROR_REPORT_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/errors` })
})
afterAll(async () => {
  await world.close()
  service.closeAllConnections()
  await new Promise((done) => service.close(done))
})

const entry = endpoint({
  method: 'GET',
  path: '/broken/:how',
  summary: 'Breaks',
  action: 'public',
  auth: 'public',
  params: v.object({ how: v.string() }),
  output: v.null(),
  errors: [],
})
const broken = verb(entry, async (_ctx, { params }) => {
  if (params.how === 'refused') fail('general.not_found')
  throw new TypeError(`ada@example.com typed ${params.how}`)
})

test('[ERR-009] reports a 500 with request id and code location, without user input; no refusals', async () => {
  const app = new Hono()
  mount(app, world.services, [broken])
  const ask = (how: string) =>
    app.request(`http://${world.portals.core.host}/api/broken/${how}`, { headers: { host: world.portals.core.host } })
  expect((await ask('refused')).status).toBe(404)
  const answer = await ask('secret-words')
  expect(answer.status).toBe(500)
  await waitFor(() => expect(received).toHaveLength(1))
  const report = JSON.parse(received[0] ?? '') as Record<string, unknown>
  expect(report).toEqual({
    at: expect.any(String),
    request_id: answer.headers.get('x-request-id'),
    call: 'GET /broken/:how',
    error: 'TypeError',
    frames: expect.arrayContaining([expect.stringMatching(/^api\/src\/kernel\/mount\.ts:\d+:\d+$/)]),
  })
  expect(received[0]).not.toMatch(/ada@example|secret-words/)
})

test('[ERR-009] does not mistake message lines that look like stack frames for frames', () => {
  const error = new Error('ada typed\n    at /home/ada/diary.txt:1:1')
  expect(JSON.stringify(reportOf({ error, request_id: 'r', call: 'GET /' }, new Date(0)))).not.toContain('diary')
})

test('[ERR-009] sends reports only to the configured URL and follows no redirects', async () => {
  const warn = vi.fn<() => void>()
  const log = { warn } as unknown as Parameters<typeof createErrorReporter>[1]['log']
  const { port } = service.address() as AddressInfo
  const before = received.length
  createErrorReporter(
    { ERROR_REPORT_URL: `http://127.0.0.1:${port}/moved` },
    { log },
  )({ error: new Error('x'), request_id: 'moved', call: 'GET /' })
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  createErrorReporter(
    { ERROR_REPORT_URL: `http://127.0.0.1:${port}/errors` },
    { log },
  )({ error: new Error('x'), request_id: 'straight', call: 'GET /' })
  await waitFor(() => expect(received).toHaveLength(before + 1))
  expect(received.at(-1)).toContain('straight')
  received.pop()
})

test('[ERR-009] sends nothing without a URL; an unavailable service affects no one', async () => {
  const warn = vi.fn<() => void>()
  const log = { warn } as unknown as Parameters<typeof createErrorReporter>[1]['log']
  createErrorReporter({ ERROR_REPORT_URL: '' }, { log })({ error: new Error('x'), request_id: 'r', call: 'GET /' })
  createErrorReporter(
    { ERROR_REPORT_URL: 'http://127.0.0.1:9/' },
    { log },
  )({ error: new Error('x'), request_id: 'r', call: 'GET /' })
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(received).toHaveLength(1)
})
