import { serve } from '@hono/node-server'
import { Agent, request, type createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { sendRaw } from '../../../../tests/support/raw-socket.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { readConfig } from '../../config.ts'
import { createHardenedServer } from './hardened-server.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Starts the api's server around another app. */
async function listen(app: Hono): Promise<number> {
  const hardened = (_: unknown, listener: RequestListener) => createHardenedServer({ listener, config: readConfig({}) })
  const server = await new Promise<Server>((done) => {
    const starting = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer: hardened as typeof createServer },
      () => done(starting as Server),
    )
  })
  servers.push(server)
  return (server.address() as AddressInfo).port
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const refusing = () => new Hono().post('/', (c) => c.text('refused', 413))
const MB = 1024 ** 2

test('an answer before the end of the body announces the close of its connection', async () => {
  const port = await listen(refusing().get('/', (c) => c.text('a page')))
  const early = await sendRaw({ port, bytes: `${head(100)}half` })
  expect(early).toMatchObject({ statuses: [413], closed: true })
  expect(early.text).toMatch(/^connection: close/im)
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const onOne = await sendRaw({ port, bytes: [get, get, get], pace_ms: 20, answers: 3 })
  expect(onOne).toMatchObject({ statuses: [200, 200, 200], closed: false })
})

test('twenty fully read requests with bodies share one connection', async () => {
  const port = await listen(new Hono().post('/', async (c) => c.text(await c.req.text())))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set<Socket>()
  for (let round = 0; round < 20; round++) {
    const text = await new Promise<string>((done, fail) => {
      request({ port, host: '127.0.0.1', method: 'POST', agent }, (answer) => {
        let all = ''
        answer.on('data', (part: Buffer) => (all += part.toString())).once('end', () => done(all))
      })
        .once('socket', (socket) => sockets.add(socket))
        .once('error', fail)
        .end(`round ${round}`)
    })
    expect(text).toBe(`round ${round}`)
  }
  expect(sockets.size).toBe(1)
  agent.destroy()
})

test('a fully received request keeps its connection even if its body is not read completely', async () => {
  const app = new Hono<{ Bindings: { incoming: { complete: boolean } } }>()
  app.post('/', async (c) => {
    const reader = c.req.raw.body?.getReader()
    await reader?.read()
    await waitFor(() => expect(c.env.incoming.complete).toBe(true))
    await reader?.cancel()
    return c.text('refused', 422)
  })
  // Outlasts the time the adapter allows for an unread body, so that the second request is running when it expires.
  app.get('/', async (c) => {
    await new Promise((done) => setTimeout(done, 1_500))
    return c.text('a page')
  })
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`
  const port = await listen(app as unknown as Hono)
  const answer = await sendRaw({
    port,
    bytes: [
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
      ...Array<string>(10).fill(chunk),
      '0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
    answers: 2,
    quiet_ms: 15_000,
  })
  expect(answer).toMatchObject({ statuses: [422, 200], closed: false })
})

test('a request pipelined behind an early answer is not executed', async () => {
  const seen: string[] = []
  const app = refusing()
  app.get('/:name', (c) => {
    seen.push(c.req.param('name'))
    return c.text('done')
  })
  const port = await listen(app)
  const answer = await sendRaw({
    port,
    bytes: [head(8), 'half', 'rest', 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n'],
    pace_ms: 100,
  })
  expect(answer).toMatchObject({ statuses: [413], closed: true })
  expect((await sendRaw({ port, bytes: 'GET /seen HTTP/1.1\r\nHost: a\r\n\r\n', answers: 1 })).statuses).toEqual([200])
  expect(seen).toEqual(['seen'])
})

test('reads further data after a refusal up to a limit, then resets the connection', async () => {
  const port = await listen(refusing())
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let [text, isReset] = ['', false]
  socket.on('data', (part: Buffer) => (text += part.toString())).on('error', () => (isReset = true))
  socket.write(head(1024 * MB))
  const part = Buffer.alloc(MB)
  let sent = 0
  while (!isReset && sent < 1024) {
    await new Promise<void>((done) => socket.write(part, () => done()))
    sent++
  }
  expect(text).toMatch(/413/)
  expect(isReset).toBe(true)
  expect(sent).toBeGreaterThan(20)
  expect(sent).toBeLessThan(200)
  socket.destroy()
})
