import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { writeRoutes } from '../domains/publishing/shell-patterns.ts'
import { startEdge } from './start-edge.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-edge-headers-'))
const edges: Awaited<ReturnType<typeof startEdge>>[] = []
const ports: Record<string, number> = {}

beforeAll(async () => {
  const files = {
    'published/portals/24/index.html': '<!doctype html><title>Home</title>',
    'published/portals/24/not-found.html': '<!doctype html><title>Gone</title>',
    'published/portals/24/robots.txt': 'User-agent: *',
    'published/assets/_astro/page.abc123.css': 'a{}',
    'storage/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'published/portals/24/moved.json': '{"/course":{"to":"/courses","status":301}}',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  mkdirSync(join(folder, 'published/hosts'))
  for (const host of ['academy.example', 'learn.example', 'portico.localhost'])
    symlinkSync('../portals/24', join(folder, 'published/hosts', host))
  for (const PUBLIC_HOST of ['academy.example', 'portico.localhost']) {
    const config = readConfig({ PUBLIC_HOST, DATA_DIR: folder, ROLE: 'edge', API_URL: 'http://127.0.0.1:9' })
    writeRoutes(config)
    const edge = await startEdge({ config: { ...config, PORT: 0 }, log: pino({ level: 'silent' }) })
    ports[PUBLIC_HOST] = edge.port
    edges.push(edge)
  }
})
afterAll(async () => {
  for (const edge of edges) await edge.stop()
  rmSync(folder, { recursive: true })
})

const headersOf = (
  path: string,
  { host, of = 'academy.example' }: { host: string; of?: string },
): Promise<IncomingHttpHeaders> =>
  new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: ports[of], path, headers: { host } }, (answer) => {
      answer.resume()
      done(answer.headers)
    })
      .once('error', fail)
      .end()
  })
const guards = (headers: IncomingHttpHeaders) => ({
  nosniff: headers['x-content-type-options'],
  framed: /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
  hsts: headers['strict-transport-security'],
})

test('every response, including refusals and API outages, has nosniff, frame-ancestors none and HSTS', async () => {
  for (const path of [
    '/',
    '/robots.txt',
    '/_astro/page.abc123.css',
    '/media/logo.svg',
    '/nothing',
    '/media/nothing.svg',
    '/api/home',
    '/%',
  ]) {
    expect({ path, ...guards(await headersOf(path, { host: 'academy.example' })) }).toEqual({
      path,
      nosniff: 'nosniff',
      framed: "'none'",
      hsts: 'max-age=31536000; includeSubDomains',
    })
  }
  expect((await headersOf('/course', { host: 'academy.example' }))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('sends HSTS only on https hosts; on a custom domain without includeSubDomains', async () => {
  expect(guards(await headersOf('/', { host: 'learn.example' })).hsts).toBe('max-age=31536000')
  for (const path of ['/', '/nothing', '/api/home'])
    expect(guards(await headersOf(path, { host: 'portico.localhost', of: 'portico.localhost' }))).toEqual({
      nosniff: 'nosniff',
      framed: "'none'",
      hsts: undefined,
    })
})
