import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { createUpstream } from '../../api/src/edge/upstream.ts'
import { startLiveApi } from '../support/live.ts'
import { openLaunch } from '../support/scorm.ts'
import { metadata, pathOfUpload, tus, tusHeaders } from '../support/tus-client.ts'
import { createWorld, type World } from '../support/world.ts'

const MB = 1024 ** 2
type Sent = { method: 'GET' | 'POST' | 'PATCH'; path: string; headers: Record<string, string>; body: Buffer }
type Answer = { status: number; code: string | undefined }
type Pool = ReturnType<typeof createUpstream>

let world: World
let api: Awaited<ReturnType<typeof startLiveApi>>
let edge: Awaited<ReturnType<typeof startEdge>>
const ports: Record<string, number> = {}
const refused: Record<string, Sent> = {}

beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-early-answer-')) })
  api = await startLiveApi(world)
  edge = await startEdge({
    config: { ...world.config, PORT: 0, API_URL: `http://127.0.0.1:${api.port}` },
    log: pino({ level: 'silent' }),
  })
  Object.assign(ports, { "the api's own port": api.port, 'the edge': edge.port })
  Object.assign(refused, await refusals())
})
afterAll(async () => {
  await edge.stop()
  await api.stop()
  await world.close()
})

const longUpload = 'an upload longer than announced'
const wrongPicture = 'a picture that is none'
const noSession = 'a file without a session'
const longCommit = 'a SCORM commit that is too long'
const codeOf: Record<string, string> = {
  [longUpload]: 'uploads.too_large',
  [wrongPicture]: 'media.wrong_format',
  [noSession]: 'session.unauthorized',
  [longCommit]: 'scorm.commit_too_large',
}

/** Requests that are rejected while their body is still arriving. */
async function refusals(): Promise<Record<string, Sent>> {
  const admin = await world.person('portal_admin')
  const headers = await tusHeaders(admin)
  const form = { 'content-type': 'application/octet-stream' }
  const begun = await tus(admin)('POST', '/tus', {
    headers: { 'upload-length': '1000', 'upload-metadata': metadata({ filename: 'short.pdf' }) },
  })
  return {
    [longUpload]: {
      method: 'PATCH',
      path: `/api${pathOfUpload(begun.headers.get('location'))}`,
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: Buffer.alloc(3 * MB, 1),
    },
    [wrongPicture]: {
      method: 'POST',
      path: '/api/portal-settings/images/logo?file_name=logo.png',
      headers: { ...headers, ...form },
      body: Buffer.alloc(MB, 1),
    },
    [noSession]: {
      method: 'POST',
      path: '/api/materials',
      headers: { host: world.portals.core.host, ...form },
      body: Buffer.alloc(3 * MB, 1),
    },
    [longCommit]: await commit(3 * MB),
  }
}

async function commit(bytes: number): Promise<Sent> {
  const { host, commit_path } = await openLaunch(world)
  return {
    method: 'POST',
    path: commit_path,
    headers: { host, 'content-type': 'text/plain' },
    body: Buffer.alloc(bytes, 'x'),
  }
}

/** An unrelated small request from another client. */
const ordinary = (): Sent => ({
  method: 'POST',
  path: '/api/portals/tags',
  headers: { host: world.portals.core.host, 'content-type': 'application/json' },
  body: Buffer.from('{}'),
})

async function sendThrough(pool: Pool, { body, ...sent }: Sent): Promise<Answer> {
  const answer = await pool.request({ ...sent, body })
  const { error } = (await answer.body.json()) as { error?: { code: string } }
  return { status: answer.statusCode, code: error?.code }
}

/** Opens the edge's connection pool to the api, here to any port. */
const poolTo = (port: number): Pool => createUpstream({ API_URL: `http://127.0.0.1:${port}` })

/** Like browsers, reads the response only after everything is sent; whatever is lost by then stays lost. */
function sendThenRead(port: number, head: string, bytes: number): Promise<string> {
  return new Promise((done) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause()
    socket
      .on('data', (part: Buffer) => (text += part.toString()))
      .once('error', (error) => done(error.message))
      .once('end', () => done(text))
    socket.write(head)
    const sendMore = (left: number): void => {
      if (left <= 0) return void socket.resume()
      socket.write(Buffer.alloc(Math.min(MB, left)), (error) => error || sendMore(left - MB))
    }
    sendMore(bytes)
  })
}

describe.each(["the api's own port", 'the edge'])('%s', (where) => {
  const port = () => ports[where] ?? 0

  test.each([longUpload, wrongPicture, noSession, longCommit])(
    'rejects %s readably, fifty times, and the same pool answers the next request',
    async (what) => {
      const pool = poolTo(port())
      const control = await sendThrough(pool, ordinary())
      const answers = []
      for (let round = 0; round < 50; round++)
        answers.push([
          (await sendThrough(pool, refused[what] as Sent)).code,
          (await sendThrough(pool, ordinary())).code,
        ])
      expect(control).toMatchObject({ status: 401, code: 'session.unauthorized' })
      expect(answers).toEqual(Array(50).fill([codeOf[what], control.code]))
      await pool.close()
    },
    180_000,
  )

  test.each([
    ['/api/tus', 'POST', 20 * MB, 'session.unauthorized'],
    ['/api/materials', 'POST', 20 * MB, 'session.unauthorized'],
    ['/api/checkout/quote', 'POST', 20 * MB, 'general.body_too_large'],
    ['/api/portals/tags', 'DELETE', 3 * MB, 'general.body_unreadable'],
  ])(
    'the sender of a rejected %s %s reads the reason even after sending many megabytes',
    async (path, method, bytes, code) => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: ${world.portals.core.host}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`
      for (let round = 0; round < 2; round++)
        expect(await sendThenRead(port(), head, bytes)).toContain(`"code":"${code}"`)
    },
    120_000,
  )

  test('ordinary requests share one connection, including pages and rejected complete bodies', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const used = new Set<unknown>()
    const asked = ({ body, ...sent }: Sent): Promise<number> =>
      new Promise((done, fail) => {
        request({ ...sent, host: '127.0.0.1', port: port(), agent }, (answer) =>
          answer.resume().once('end', () => done(answer.statusCode ?? 0)),
        )
          .once('socket', (socket) => used.add(socket))
          .once('error', fail)
          .end(body)
      })
    const live: Sent = { method: 'GET', path: '/api/health/live', headers: ordinary().headers, body: Buffer.alloc(0) }
    for (let round = 0; round < 20; round++) expect([await asked(ordinary()), await asked(live)]).toEqual([401, 200])
    expect(used.size).toBe(1)
    agent.destroy()
  })
})
