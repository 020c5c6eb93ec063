import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { makeCourse } from '../support/course.ts'
import { overHttp } from '../support/http-client.ts'
import { sendRaw } from '../support/raw-socket.ts'
import { openLaunch } from '../support/scorm.ts'
import { startLiveApi } from '../support/live.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
let api: Awaited<ReturnType<typeof startLiveApi>>
let edge: Awaited<ReturnType<typeof startEdge>>

beforeAll(async () => {
  world = await createWorld()
  const { host, commit_path } = await openLaunch(world)
  Object.assign(commit, { host, path: commit_path })
  api = await startLiveApi(world)
  edge = await startEdge({
    config: { ...world.config, PORT: 0, API_URL: `http://127.0.0.1:${api.port}` },
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await edge.stop()
  await api.stop()
  await world.close()
})

const [kB, MB] = [1024, 1024 ** 2]
type Case = {
  what: string
  path: string
  method?: string
  host?: string
  limit_bytes: number
  code: string
  limit: string
}
const tooLarge = 'general.body_too_large'
const anonymous: readonly Case[] = [
  {
    what: 'a JSON document',
    path: '/api/checkout/quote',
    limit_bytes: 256 * kB,
    code: tooLarge,
    limit: '256 kB',
  },
  { what: 'the webhook', path: '/api/webhooks/stripe', limit_bytes: MB, code: tooLarge, limit: '1 MB' },
]
/** Set later to the path of an open launch; any other path is rejected before the body arrives. */
const commit: Case = {
  what: 'a commit of a SCORM item',
  path: '',
  limit_bytes: MB,
  code: 'scorm.commit_too_large',
  limit: '1 MB',
}
const edgeCases: readonly Case[] = [
  commit,
  { what: 'a list with formatted text', path: '/api/portals/topics', limit_bytes: MB, code: tooLarge, limit: '1 MB' },
  { what: 'a list without', path: '/api/portals/tags', limit_bytes: 256 * kB, code: tooLarge, limit: '256 kB' },
  {
    what: 'terms of use',
    path: '/api/portal-settings/terms',
    method: 'PUT',
    limit_bytes: MB,
    code: tooLarge,
    limit: '1 MB',
  },
]

const head = ({ method = 'POST', path, host = world.portals.core.host }: Case, framing: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`
/** A chunked body that has this many bytes so far and never ends. */
const unfinished = (one: Case, bytes: number) => [
  head(one, 'Transfer-Encoding: chunked'),
  `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`,
]
const withContentLength = (one: Case, bytes: number) => head(one, `Content-Length: ${bytes}`)

/** Returns the responses to one byte too many, with and without a length, and whether a body of the allowed size is read to its end and handled. */
async function answersTo(port: number, one: Case) {
  const refusals = []
  for (const bytes of [unfinished(one, one.limit_bytes + 1), withContentLength(one, one.limit_bytes + 1)]) {
    const { statuses, text } = await sendRaw({ port, bytes, answers: 1 })
    refusals.push({ statuses, code: /"code":"([\w.]+)"/.exec(text)?.[1], limit: /"limit":"([^"]+)"/.exec(text)?.[1] })
  }
  const allowed = await sendRaw({
    port,
    bytes: [...unfinished(one, one.limit_bytes), '0\r\n\r\n'],
    answers: 1,
  })
  return { refusals, allowed: allowed.statuses.length === 1 && !allowed.statuses.includes(413) }
}
const asDeclared = ({ code, limit }: Case) => ({
  refusals: Array(2).fill({ statuses: [413], code, limit }),
  allowed: true,
})

describe('anonymous calls', () => {
  test.each(anonymous)(
    `rejects $what above its limit at the first excess byte, on the api's own port`,
    async (one) => {
      expect(await answersTo(api.port, one)).toEqual(asDeclared(one))
    },
    30_000,
  )
})
describe('through the edge', () => {
  test.each([...anonymous, ...edgeCases])(
    'rejects $what above its limit at the first excess byte, by the edge',
    async (one) => {
      expect(await answersTo(edge.port, one)).toEqual(asDeclared(one))
    },
    30_000,
  )
})

describe('in front of an api that accepts everything', () => {
  let received = 0
  const taker = createServer((req, res) => {
    received = 0
    req.on('data', (part: Buffer) => (received += part.length)).once('end', () => res.writeHead(204).end())
  })
  let alone: Awaited<ReturnType<typeof startEdge>>
  beforeAll(async () => {
    await new Promise<void>((done) => taker.listen(0, '127.0.0.1', done))
    const { port } = taker.address() as AddressInfo
    alone = await startEdge({
      config: { ...world.config, PORT: 0, API_URL: `http://127.0.0.1:${port}` },
      log: pino({ level: 'silent' }),
    })
  })
  afterAll(async () => {
    await alone.stop()
    taker.closeAllConnections()
    await new Promise((done) => taker.close(done))
  })
  test.each([...anonymous, ...edgeCases])('the edge itself counts the bytes of $what', async (one) => {
    expect(await answersTo(alone.port, one)).toEqual(asDeclared(one))
    expect(received).toBe(one.limit_bytes)
  })
})

test.each<Case>([
  { what: 'a picture', path: '/api/portal-settings/images/logo', limit_bytes: 8 * MB, code: tooLarge, limit: '8 MB' },
  {
    what: 'a SCORM package',
    path: '/api/courses/7/scorm-imports',
    limit_bytes: 10_240 * MB,
    code: tooLarge,
    limit: '10 GB',
  },
])('rejects $what that declares more than its limit before any of it is read', async (one) => {
  const refused = await sendRaw({ port: edge.port, bytes: withContentLength(one, one.limit_bytes + 1), answers: 1 })
  expect(refused.statuses).toEqual([413])
  expect(refused.text).toContain(`larger than ${one.limit}.`)
  // Control: a body within the limit reaches the api, which requires a sign-in.
  expect(
    (await sendRaw({ port: edge.port, bytes: `${withContentLength(one, one.limit_bytes)}x`, answers: 1 })).statuses,
  ).toEqual([401])
})

test('disconnects a sender that continues after the rejection', async () => {
  const one: Case = { what: '', path: '/api/checkout/quote', limit_bytes: 256 * kB, code: tooLarge, limit: '' }
  const chunk = `${MB.toString(16)}\r\n${'x'.repeat(MB)}\r\n`
  for (const port of [edge.port, api.port]) {
    const answer = await sendRaw({
      port,
      bytes: [head(one, 'Transfer-Encoding: chunked'), ...Array<string>(150).fill(chunk)],
      quiet_ms: 10_000,
    })
    expect(answer).toMatchObject({ statuses: [413], closed: true })
  }
}, 180_000)

test('allows formatted text to be long but no other documents, counted in the signed-in call', async () => {
  const person = await world.person('super_admin', 'core')
  const sent = async (path: string, bytes: number) => {
    const answer = await person.send('POST', path, {
      body: JSON.stringify({ title: 'x'.repeat(bytes) }),
      headers: { 'content-type': 'application/json' },
    })
    return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]
  }
  expect(await sent('/portals/topics', 300 * kB)).toEqual([422, 'validation.failed'])
  expect(await sent('/portals/topics', MB)).toEqual([413, tooLarge])
  expect(await sent('/portals/tags', 200 * kB)).toEqual([422, 'validation.failed'])
  expect(await sent('/portals/tags', 256 * kB)).toEqual([413, tooLarge])
})

test('an upload of many megabytes passes the edge byte for byte', async () => {
  const person = overHttp(await world.person('super_admin'), edge.port)
  const course = await makeCourse(world)
  const zip = randomBytes(40 * MB)
  const answer = await person.send('POST', `/courses/${course.id}/scorm-imports?file_name=course.zip`, {
    body: zip,
    headers: { 'content-type': 'application/zip' },
  })
  expect(answer.status).toBe(200)
  const uploads = join(world.config.DATA_DIR, 'storage/uploads')
  const [kept = '', ...others] = readdirSync(uploads)
  expect(others).toEqual([])
  expect(readFileSync(join(uploads, kept)).equals(zip)).toBe(true)
}, 180_000)
