import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { untilEdgesReread } from '../domains/publishing/edge-file-trust.ts'
import { writeAtomically } from '../domains/publishing/write-atomically.ts'
import { writeRoutes } from '../domains/publishing/shell-patterns.ts'
import { startEdge } from './start-edge.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-edge-'))
const writePage = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const page = (words: string) => `<!doctype html><html><head><title>${words}</title></head><body>${words}</body></html>`

let edge: Awaited<ReturnType<typeof startEdge>>
let api: Server
let port = 0
const logged: string[] = []

beforeAll(async () => {
  api = createServer((req, res) => answerAsApi(req, res))
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const config = readConfig({
    DATA_DIR: folder,
    ROLE: 'edge',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  })
  for (const [path, words] of [
    ['index', 'Home'],
    ['courses', 'All courses'],
    ['not-found', 'This page could not be found'],
    ['error', 'Broken'],
    ['orders/_', 'Your order'],
  ])
    writePage(`published/portals/24/${path}.html`, page(words ?? ''))
  writePage('published/portals/24/courses.html.gz', gzipSync(page('All courses')))
  writePage('published/portals/24/robots.txt', 'User-agent: *\n')
  writePage(
    'published/portals/24/moved.json',
    JSON.stringify({
      '/course': { to: '/courses', status: 301 },
      '/claim/a-secret-of-twenty-c': { to: '/\u0100', status: 301 },
    }),
  )
  writePage('published/blocked/34/403.html', page('paused'))
  writePage('published/blocked/34/login.html', page('Sign in'))
  writePage('published/moved/5/moved.json', JSON.stringify({ '*': { to: 'https://learn.example', status: 301 } }))
  writePage('published/moved/5/reset-password.html', page('Choose a new password'))
  writePage('published/moved/5/claim/_.html', page('Your seat'))
  writePage('published/assets/_astro/page.abc123.css', 'a{}')
  writePage('storage/media/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  writePage('storage/secret.txt', 'secret')
  mkdirSync(join(folder, 'published/hosts'))
  for (const [host, tree] of [
    ['portico.localhost', 'portals/24'],
    ['paused.portico.localhost', 'blocked/34'],
    ['harbor.portico.localhost', 'moved/5'],
  ])
    symlinkSync(`../${tree}`, join(folder, 'published/hosts', host ?? ''))
  writeRoutes(config)
  edge = await startEdge({
    config: { ...config, PORT: 0 },
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  })
  port = edge.port
})
afterAll(async () => {
  await edge.stop()
  await new Promise((done) => {
    api.close(done)
    api.closeAllConnections()
  })
  rmSync(folder, { recursive: true })
})

function answerAsApi(req: IncomingMessage, res: import('node:http').ServerResponse): void {
  if (req.url?.startsWith('/api/redirects')) {
    const found = req.url.includes(encodeURIComponent('/course/old'))
      ? '/course/new'
      : req.url.includes('hostile')
        ? '//evil.example'
        : null
    const status = found ? 301 : req.url.includes('taken-away') ? 410 : 404
    return void res.end(JSON.stringify({ data: { to: found, status } }))
  }
  let body = ''
  req
    .on('data', (part: Buffer) => (body += part.toString()))
    .once('end', () =>
      res
        .writeHead(201, { 'set-cookie': ['a=1', 'b=2'] })
        .end(JSON.stringify({ headers: req.headers, url: req.url, body })),
    )
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
/** Sends a raw path, which fetch would normalize, and a Host header, which fetch would drop. */
function get(
  path: string,
  {
    host = 'portico.localhost',
    method = 'GET',
    headers = {},
    body = '',
  }: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .once('end', () =>
            done({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
              text: Buffer.concat(parts).toString(),
            }),
          )
      },
    )
    asked.once('error', fail).end(body)
  })
}

describe('published files', () => {
  test('[CAT-001] [TEN-001] a host serves its own tree', async () => {
    expect(await get('/')).toMatchObject({
      status: 200,
      text: page('Home'),
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    })
    expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('a page supports 304, compression and HEAD; the next request gets a replaced file', async () => {
    const first = await get('/courses')
    expect(await get('/courses', { headers: { 'if-none-match': String(first.headers.etag) } })).toMatchObject({
      status: 304,
      text: '',
    })
    expect(await get('/courses', { headers: { 'if-none-match': '"other"' } })).toMatchObject({ status: 200 })
    const small = await get('/courses', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(small.body).toString()).toBe(first.text)
    expect(
      (await get('/courses', { headers: { 'accept-encoding': 'gzip;q=0' } })).headers['content-encoding'],
    ).toBeUndefined()
    expect(await get('/courses', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': String(first.body.length) },
    })
    writePage('published/portals/24/fresh.html', page('One'))
    expect((await get('/fresh')).text).toBe(page('One'))
    writeAtomically(join(folder, 'published/portals/24/fresh.html'), page('Two'))
    await untilEdgesReread()
    expect((await get('/fresh')).text).toBe(page('Two'))
    rmSync(join(folder, 'published/portals/24/fresh.html'))
    await untilEdgesReread()
    expect((await get('/fresh')).status).toBe(404)
  })

  test('[SES-018] [SES-029] [SES-030] an unmatched route is the not-found page with 404; named pages use their own status', async () => {
    for (const path of ['/nothing', '/orders/abc', '/orders/0', '/course/%E0%A4%A', '/courses.html'])
      expect(await get(path)).toMatchObject({ status: 404, text: page('This page could not be found') })
    expect((await get('/not-found')).status).toBe(404)
    expect(await get('/error')).toMatchObject({ status: 500, text: page('Broken') })
  })

  test('[SES-018] one shell serves every path of its pattern', async () => {
    expect(await get('/orders/17')).toMatchObject({ status: 200, text: page('Your order') })
    expect((await get('/orders/17/more')).status).toBe(404)
  })

  test('[TEN-001] an unknown host is 404 with a page that mentions no portal', async () => {
    const answer = await get('/', { host: 'nobody.example' })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('There is no portal at this address')
    expect(answer.text).not.toContain('Home')
  })

  test('[TEN-013] a paused portal answers 403 except on pages that stay open', async () => {
    for (const path of ['/', '/courses', '/course/basics'])
      expect(await get(path, { host: 'paused.portico.localhost' })).toMatchObject({ status: 403, text: page('paused') })
    expect(await get('/login', { host: 'paused.portico.localhost' })).toMatchObject({
      status: 200,
      text: page('Sign in'),
    })
  })

  test('[TEN-041] [CAT-003] a moved host redirects to its portal’s domain, a moved path to its page', async () => {
    expect(await get('/courses?a=1', { host: 'harbor.portico.localhost' })).toMatchObject({
      status: 301,
      // Reversed once the portal gives up its domain; a browser that cached it would loop.
      headers: { location: 'https://learn.example/courses?a=1', 'cache-control': 'no-cache' },
    })
    expect(await get('/course')).toMatchObject({
      status: 301,
      headers: { location: '/courses', 'cache-control': 'public, max-age=3600' },
    })
  })

  test('a moved host answers token links itself, never handing tokens to a tenant’s own domain', async () => {
    const host = 'harbor.portico.localhost'
    expect(await get('/reset-password?email=a%40b.example&token=secret', { host })).toMatchObject({
      status: 200,
      text: page('Choose a new password'),
    })
    expect(await get('/claim/a-token-of-twenty-ch', { host })).toMatchObject({ status: 200, text: page('Your seat') })
    for (const path of ['/orders/7', '/login', '/users'])
      expect(await get(path, { host })).toMatchObject({
        status: 301,
        headers: { location: `https://learn.example${path}` },
      })
  })

  test('files kept for the edge, such as subscription data, are not served as pages', async () => {
    writePage('published/blocked/34/portal.json', JSON.stringify({ has_subscription: false }))
    expect(await get('/moved.json')).toMatchObject({ status: 404, text: page('This page could not be found') })
    expect(await get('/portal.json', { host: 'paused.portico.localhost' })).toMatchObject({
      status: 403,
      text: page('paused'),
    })
    rmSync(join(folder, 'published/blocked/34/portal.json'))
    expect((await get('/robots.txt')).status).toBe(200)
  })

  test('[TEN-001] no path escapes the published folders', async () => {
    const hostile = [
      '/../../storage/secret.txt',
      '/%2e%2e/%2e%2e/storage/secret.txt',
      '/media/../secret.txt',
      '/media/%2e%2e%2fsecret.txt',
      '/media/..%5csecret.txt',
      '/_astro/../../../storage/secret.txt',
      '/.new',
      '/moved.json%00.html',
    ]
    for (const path of hostile) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).not.toContain('secret')
    }
    expect(await get('/media/logo.svg')).toMatchObject({
      status: 200,
      headers: {
        'x-content-type-options': 'nosniff',
        'content-type': 'image/svg+xml',
        'content-security-policy': expect.stringContaining('sandbox'),
      },
    })
  })

  test('serves a video too big for memory in full, by range, or with 416', async () => {
    const film = Buffer.alloc(2_000_010, 'film')
    writePage('storage/media/film.mp4', film)
    const part = async (range?: string) => {
      const { status, headers, body } = await get('/media/film.mp4', { headers: range ? { range } : {} })
      return [status, headers['content-range'], body.length, body.equals(film.subarray(-body.length || film.length))]
    }
    expect(await part()).toEqual([200, undefined, film.length, true])
    expect(await part('bytes=2000000-')).toEqual([206, 'bytes 2000000-2000009/2000010', 10, true])
    expect(await part('bytes=-500')).toEqual([206, 'bytes 1999510-2000009/2000010', 500, true])
    expect((await get('/media/film.mp4', { headers: { range: 'bytes=1-3' } })).text).toBe('ilm')
    expect((await part('bytes=2000010-')).slice(0, 3)).toEqual([416, 'bytes */2000010', 0])
  })

  test('a failure shows the error page, and its log line omits claim token and query', async () => {
    logged.length = 0
    // A redirect target with a character that a header cannot carry.
    expect(await get('/claim/a-secret-of-twenty-c?token=secret-too')).toMatchObject({
      status: 500,
      text: page('Broken'),
    })
    expect(logged.map((line) => JSON.parse(line) as { msg: string; path: string })).toMatchObject([
      { msg: 'the edge failed', path: '/claim/…' },
    ])
    expect(logged.join('')).not.toMatch(/secret/)
  })

  test('hashed assets are cached permanently', async () => {
    expect((await get('/_astro/page.abc123.css')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('the CSP lists the release’s inline script hashes, never those of injected scripts', async () => {
    const [own, earlier] = [
      "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
      "'sha256-BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw='",
    ]
    const list = (now: string, before: string | null) =>
      writePage(
        'published/inline-hashes.json',
        JSON.stringify({
          now: { scripts: [now.slice(1, -1)], styles: [] },
          before: before === null ? null : { scripts: [before.slice(1, -1)], styles: [] },
        }),
      )
    writePage(
      'published/portals/24/scripted.html',
      '<script>go()</script><script src="/_astro/a.js"></script><script>steal(document.cookie)</script><style>a{}</style>',
    )
    const policyNow = async () =>
      untilEdgesReread().then(async () => String((await get('/scripted')).headers['content-security-policy']))
    expect(await policyNow()).toContain("script-src 'self'; style-src 'self';")
    list(own, null)
    const policy = await policyNow()
    expect(policy).toContain(`script-src 'self' ${own}; style-src 'self';`)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    // The pages of the next release, and those of this one that remain.
    list(earlier, own)
    expect(await policyNow()).toContain(`script-src 'self' ${earlier} ${own}; style-src 'self';`)
  })

  test('pages can only be read', async () => {
    expect(await get('/courses', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('behind /api', () => {
  test('[TEN-001] the api gets the requested host and the visitor’s IP address, but no forged headers', async () => {
    const answer = await get('/api/login?a=1', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        'x-request-id': 'made-up-by-me',
        connection: 'x-secret',
        'x-secret': '1',
      },
    })
    const seen = JSON.parse(answer.text) as { headers: Record<string, string>; url: string; body: string }
    expect([answer.status, seen.url, seen.body]).toEqual([201, '/api/login?a=1', '{"a":1}'])
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(seen.headers).toMatchObject({ host: `portico.localhost:${port}`, 'x-forwarded-for': '127.0.0.1' })
    expect(seen.headers).not.toHaveProperty('x-forwarded-host')
    expect(seen.headers).not.toHaveProperty('x-secret')
    expect(seen.headers['x-request-id']).not.toBe('made-up-by-me')
  })

  test('[OP-58] a renamed page redirects to its new path, never to another host', async () => {
    expect(await get('/course/old?a=1')).toMatchObject({ status: 301, headers: { location: '/course/new?a=1' } })
    expect((await get('/course/hostile')).status).toBe(404)
  })

  test('[OP-58] a deleted page answers 410 with the text of a missing page', async () => {
    const [gone, missing] = [await get('/course/taken-away'), await get('/course/never-there')]
    expect([gone.status, missing.status]).toEqual([410, 404])
    expect(gone.text).toBe(missing.text)
  })

  test('with the api down, pages still load and /api answers 503', async () => {
    const lonely = await startEdge({
      config: { ...readConfig({ DATA_DIR: folder, ROLE: 'edge', API_URL: 'http://127.0.0.1:9' }), PORT: 0 },
      log: pino({ level: 'silent' }),
    })
    const near = port
    port = lonely.port
    try {
      expect(await get('/courses')).toMatchObject({ status: 200, text: page('All courses') })
      expect((await get('/nothing')).status).toBe(404)
      const answer = await get('/api/home')
      expect(answer.status).toBe(503)
      expect(JSON.parse(answer.text)).toMatchObject({
        error: { code: 'general.unavailable', request_id: expect.any(String) },
      })
    } finally {
      port = near
      await lonely.stop()
    }
  })
})
