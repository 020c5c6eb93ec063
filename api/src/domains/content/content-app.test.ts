import { request } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScormCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import { fail } from '../../kernel/fail.ts'
import { packageFileKey, writePackageList, type PackageList } from '../media/package-list.ts'
import { createDiskStorage } from '../../storage/disk-storage.ts'
import { contentApp } from './content-app.ts'
import { signLaunchToken, verifyLaunchToken } from '../scorm/host/launch-token.ts'
import type { LaunchToken } from '../scorm/host/launch-token.ts'
import { packageHost } from '../scorm/host/package-host.ts'

const SECRET = 'secret of the content host’s test'
const PACKAGE = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)
const HOST = packageHost(PACKAGE, 'content.localhost')
const launch: LaunchToken = {
  session_id: 3,
  user_id: 7,
  portal_id: 24,
  enrollment_id: 5,
  progress_id: 9,
  package_id: PACKAGE,
  sco: 'item_1',
  is_only: true,
  attempt: 1,
  app_origin: 'http://school.portico.localhost:8080',
  expires_at: Date.now() + 60_000,
}
const token = signLaunchToken(launch, SECRET)

const commits: ScormCommit[] = []
const failures: unknown[] = []
let outcome: 'saved' | 'superseded' | 'ended' | 'broken' = 'saved'
let storageDir = ''
let server: Server
let port = 0

beforeAll(async () => {
  storageDir = await mkdtemp(join(tmpdir(), 'content-app-'))
  const storage = createDiskStorage(storageDir)
  const add = async (sha256: string, files: Record<string, Buffer | string>) => {
    const list: PackageList = { folder: sha256, files: [] }
    for (const [name, content] of Object.entries(files)) {
      await storage.put(packageFileKey(list, name), Buffer.from(content))
      list.files.push([name, content.length])
    }
    await writePackageList(storage, sha256, list)
  }
  await add(OTHER, { 'index.html': 'another package' })
  await writeFile(join(storageDir, 'secret.txt'), 'not of the package')
  await add(PACKAGE, {
    'index.html': '<h1>Hello</h1>',
    'Media/Clip 1.MP4': Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256)),
    'empty.js': '',
  })
  const folder = join(storageDir, 'packages', PACKAGE)
  await writeFile(join(folder, 'unlisted.html'), 'not of the package')
  await symlink(join(storageDir, 'secret.txt'), join(folder, 'link.txt'))
  await symlink(storageDir, join(folder, 'up'))
  const app = contentApp({
    contentHost: 'content.localhost',
    storage,
    verifyToken: (given) => verifyLaunchToken(given, SECRET),
    verifyFileToken: () => ({ state: 'invalid' }),
    isVisitValid: async ({ session_id }) => session_id === 3,
    isFreePreview: async () => false,
    start: async ({ progress_id }) => ({
      launch: 3,
      title: `Progress ${progress_id}`,
      entry: 'index.html',
      cmi: { 'cmi.core.entry': 'resume' },
    }),
    record: async () => {},
    commit: async (_launch, commit) => {
      if (outcome === 'ended') fail('scorm.launch_expired')
      if (outcome === 'broken') throw new Error('the database is away')
      commits.push(commit)
      return { outcome, rejected: [] }
    },
    onError: (error) => void failures.push(error),
  })
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => (port = info.port)) as Server
  await new Promise((resolve) => (server.listening ? resolve(undefined) : server.once('listening', resolve)))
})
afterAll(async () => {
  server.close()
  await rm(storageDir, { recursive: true, force: true })
})

type Options = { host?: string; method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; code: string | undefined }

// Sends the path exactly as given; a client library would normalize it first.
function sendRaw(path: string, { host = HOST, method = 'GET', headers = {}, body }: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, agent: false, headers: { host: `${host}:${port}`, ...headers } },
      async (response) => {
        const content = await buffer(response)
        const isJson = response.headers['content-type']?.startsWith('application/json')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: content,
          code: isJson ? JSON.parse(content.toString()).error?.code : undefined,
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
const file = (path: string, options?: Options) => sendRaw(`/c/${token}/p/${path}`, options)
const commit = (body: unknown, type = 'text/plain;charset=utf-8') =>
  sendRaw(`/c/${token}/commit`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('[scorm] serves a package file with its content type and isolation headers', async () => {
  const page = await file('index.html')
  expect([page.status, page.body.toString()]).toEqual([200, '<h1>Hello</h1>'])
  expect(page.headers).toMatchObject({
    'content-type': 'text/html',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    'content-security-policy': "frame-ancestors 'self' http://school.portico.localhost:8080",
  })
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(await file('empty.js')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/javascript', 'content-length': '0' },
  })
  expect((await file('missing.html')).status).toBe(404)
})

test('[scorm] a frame whose file the package does not have shows a page that names it', async () => {
  const asked = (dest: string) => file('media/Week%201%20%3Cb%3E.html', { headers: { 'sec-fetch-dest': dest } })
  const page = await asked('iframe')
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'self' http://school.portico.localhost:8080",
  )
  expect(page.body.toString()).toContain('needs the file “media/Week 1 &lt;b&gt;.html”')
  expect((await asked('script')).headers['content-type']).toContain('application/json')
  const latin = await file('%DCber.htm', { headers: { 'sec-fetch-dest': 'iframe' } })
  expect([latin.status, latin.body.toString()]).toEqual([404, expect.stringContaining('the file “%DCber.htm”')])
})

test('[scorm] finds file names in any case, URL-encoded, and by HEAD', async () => {
  expect((await file('media/clip%201.mp4')).body).toHaveLength(1_000)
  expect((await file('INDEX.html')).status).toBe(200)
  const head = await file('index.html', { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '14', 0])
})

test('[scorm] serves media in byte ranges', async () => {
  const part = await file('Media/Clip%201.MP4', { headers: { range: 'bytes=256-259' } })
  expect([part.status, part.headers['content-range'], [...part.body]]).toEqual([
    206,
    'bytes 256-259/1000',
    [0, 1, 2, 3],
  ])
  const tail = await file('Media/Clip%201.MP4', { headers: { range: 'bytes=-1' } })
  expect([tail.status, [...tail.body]]).toEqual([206, [999 % 256]])
  const beyond = await file('Media/Clip%201.MP4', { headers: { range: 'bytes=1000-' } })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000'])
})

test('[scorm] serves nothing outside the package, whatever the path or a symlink says', async () => {
  const paths = [
    '../../secret.txt',
    '..%2f..%2fsecret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '..%5c..%5csecret.txt',
    `../${OTHER}/index.html`,
    `..%2f${OTHER}%2findex.html`,
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'index.html%00.png',
    'link.txt',
    'unlisted.html',
    'up/secret.txt',
    'UP/SECRET.TXT',
    'Media',
    'Media/',
    '',
    '.',
    '%',
    '%c0%ae%c0%ae/secret.txt',
  ]
  for (const path of paths) {
    const answer = await file(path)
    expect([path, answer.status, answer.body.toString().includes('package')]).toEqual([path, 404, false])
  }
})

test('[scorm] opens nothing without a valid launch for this package on its own host', async () => {
  const [body = '', mac = ''] = token.split('.')
  const expired = signLaunchToken({ ...launch, expires_at: Date.now() - 1 }, SECRET)
  const another = signLaunchToken({ ...launch, package_id: OTHER }, SECRET)
  const rows: [string, string, number, string][] = [
    ['nothing', HOST, 403, 'scorm.launch_invalid'],
    [`${body}.${mac.slice(0, -3)}AAA`, HOST, 403, 'scorm.launch_invalid'],
    [expired, HOST, 410, 'scorm.launch_expired'],
    [signLaunchToken({ ...launch, session_id: 4 }, SECRET), HOST, 410, 'scorm.launch_expired'],
    [another, HOST, 403, 'scorm.launch_invalid'],
    [token, packageHost(OTHER, 'content.localhost'), 403, 'scorm.launch_invalid'],
    [token, 'content.localhost', 403, 'scorm.launch_invalid'],
    [token, 'school.portico.localhost', 403, 'scorm.launch_invalid'],
  ]
  for (const [given, host, status, code] of rows) {
    for (const path of ['p/index.html', 'player'])
      expect(await sendRaw(`/c/${given}/${path}`, { host })).toMatchObject({ status, code })
    expect(await sendRaw(`/c/${given}/commit`, { host, method: 'POST', body: '{}' })).toMatchObject({ status, code })
  }
  expect(
    (await sendRaw(`/c/${another}/p/index.html`, { host: packageHost(OTHER, 'content.localhost') })).body.toString(),
  ).toBe('another package')
})

test('[scorm] limits framing of the player page to its portal, uses nonces, and disables caching', async () => {
  const page = await sendRaw(`/c/${token}/player`)
  expect(page.status).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self' http://school.portico.localhost:8080")
  expect(page.headers['cache-control']).toBe('no-store')
  const script =
    new RegExp(`<script type="module" nonce="${nonce?.replaceAll('+', '\\+')}" src="([^"]+)"`).exec(
      page.body.toString(),
    )?.[1] ?? ''
  const asset = await sendRaw(script, { headers: { 'accept-encoding': 'gzip' } })
  expect(asset.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await sendRaw(script.replace('player.js', '..%2fplayer-page.ts'))).status).toBe(404)
  expect((await sendRaw(script.replace(/assets\/\w+/, 'assets/old'))).headers['cache-control']).toBe('no-cache')
})

const good = { launch: 3, sequence: 1, cmi: { 'cmi.core.lesson_location': 'p1' }, terminate: false }

test('[scorm] accepts large commits as JSON, in text/plain or application/json', async () => {
  outcome = 'saved'
  commits.length = 0
  expect(await commit(good)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  const large = { ...good, sequence: 2, cmi: { 'cmi.suspend_data': '"\u00e9'.repeat(32_000) } }
  expect((await commit(large, 'application/json')).status).toBe(200)
  expect(commits).toEqual([good, large])
})

test('[scorm] rejects a commit that is malformed or far too large', async () => {
  commits.length = 0
  for (const bad of [
    '',
    'x',
    '[]',
    { ...good, sequence: 0 },
    { ...good, launch: '3' },
    { ...good, cmi: [] },
    { ...good, terminate: 'no' },
  ]) {
    expect(await commit(bad)).toMatchObject({ status: 400, code: 'general.body_unreadable' })
  }
  expect(await commit('x'.repeat(1024 * 1024 + 1))).toMatchObject({ status: 413, code: 'scorm.commit_too_large' })
  expect(commits).toEqual([])
})

test('[scorm] reports superseded and ended launches; reveals nothing about internal errors', async () => {
  outcome = 'superseded'
  expect(await commit(good)).toMatchObject({ status: 409, code: 'scorm.commit_stale' })
  outcome = 'ended'
  expect(await commit(good)).toMatchObject({ status: 410, code: 'scorm.launch_expired' })
  outcome = 'broken'
  const broken = await commit(good)
  expect([broken.status, broken.code, broken.body.toString().includes('database')]).toEqual([
    500,
    'general.internal',
    false,
  ])
  expect(failures).toHaveLength(1)
})

test('[SCO-003] saves the browser’s unsent commit before it returns the data at start', async () => {
  outcome = 'saved'
  commits.length = 0
  const start = (unsent: unknown) => sendRaw(`/c/${token}/start`, { method: 'POST', body: JSON.stringify({ unsent }) })
  const started = await start(good)
  expect(JSON.parse(started.body.toString())).toEqual({
    data: { launch: 3, title: 'Progress 9', entry: 'index.html', cmi: { 'cmi.core.entry': 'resume' } },
  })
  expect(commits).toEqual([good])
  expect((await start({ nonsense: true })).status).toBe(200)
  expect((await start(null)).status).toBe(200)
  expect(commits).toHaveLength(1)
})
