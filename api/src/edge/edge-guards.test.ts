import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request, type IncomingHttpHeaders } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PortalFacts } from '@portico/shared/guards/guard.ts'
import { corePortalFacts } from '../../../tests/support/portal-facts.ts'
import { readConfig } from '../config.ts'
import { writeRoutes } from '../domains/publishing/shell-patterns.ts'
import { writeAtomically } from '../domains/publishing/write-atomically.ts'
import { startEdge } from './start-edge.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-guards-'))
const writePage = (path: string, content: string) => writeAtomically(join(folder, 'published', path), content)
const page = (words: string) => `<!doctype html><html><body>${words}</body></html>`
const facts = (slug: string, change: Partial<PortalFacts> = {}): PortalFacts => ({
  ...corePortalFacts,
  kind: 'tenant',
  host: `${slug}.portico.localhost`,
  url: `http://${slug}.portico.localhost`,
  ...change,
})
const names = [
  'index',
  'courses',
  'login',
  'register',
  'reset-password',
  'not-found',
  'error',
  'coming-soon',
  'terms',
  'dashboard',
  'orders',
  'orders/_',
  'course-catalog',
  'knowledge',
  'provider/acme',
  'courses/learner/_/_/overview',
  'courses/learner/_/_/outline/modules/_/_/_',
  'cart',
]
const trees: Record<string, PortalFacts> = {
  core: facts('core', { kind: 'core', host: 'portico.localhost', url: 'http://portico.localhost' }),
  summit: facts('summit'),
  northwind: facts('northwind', { type: 1, is_marketable: false }),
  blank: facts('blank', { type: null, is_valid: false }),
  quiet: facts('quiet', { disable_course_questions: true, has_course_catalog: true, has_blog: true }),
  harbor: facts('harbor', { host: 'learn.example', url: 'https://learn.example' }),
}
let edge: Awaited<ReturnType<typeof startEdge>>
let port = 0

beforeAll(async () => {
  const config = readConfig({
    DATA_DIR: folder,
    ROLE: 'edge',
    API_URL: 'http://127.0.0.1:9',
    MARKETING_URL: 'https://www.example.com/',
  })
  mkdirSync(join(folder, 'published/hosts'), { recursive: true })
  for (const [name, portal] of Object.entries(trees)) {
    for (const file of names) writePage(`portals/${name}/${file}.html`, page(file))
    writePage(`portals/${name}/portal.css`, 'a{}')
    writePage(`portals/${name}/portal.json`, JSON.stringify(portal))
    symlinkSync(
      `../portals/${name}`,
      join(folder, 'published/hosts', name === 'core' ? 'portico.localhost' : `${name}.portico.localhost`),
    )
  }
  writePage('blocked/paused/403.html', page('paused'))
  for (const file of ['login', 'terms']) writePage(`blocked/paused/${file}.html`, page(file))
  writePage('blocked/paused/portal.json', JSON.stringify(facts('paused', { is_blocked: true })))
  symlinkSync('../blocked/paused', join(folder, 'published/hosts/paused.portico.localhost'))
  writePage('assets/_admin/index.html', page('admin app'))
  writeRoutes(config)
  edge = await startEdge({ config: { ...config, PORT: 0 }, log: pino({ level: 'silent' }) })
  port = edge.port
})
afterAll(async () => {
  await edge.stop()
  rmSync(folder, { recursive: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
function get(
  path: string,
  { host = 'core', signedIn = false }: { host?: string; signedIn?: boolean } = {},
): Promise<Answer> {
  const name = host === 'core' ? 'portico.localhost' : host.includes('.') ? host : `${host}.portico.localhost`
  return new Promise((done, fail) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: name, ...(signedIn ? { cookie: 'a=1; portico_is_auth=1' } : {}) },
      },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .once('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      },
    )
      .once('error', fail)
      .end()
  })
}
/** Returns 'text of the page', or '302 /where'. */
const short = async (...asked: Parameters<typeof get>) => {
  const { status, headers, text } = await get(...asked)
  return headers.location
    ? `${status} ${headers.location}`
    : `${status} ${
        /<body>(.*)<\/body>/s
          .exec(text)?.[1]
          ?.replace(/<[^>]+>/g, ' ')
          .trim() ?? text
      }`
}

test('[SES-001] [SES-002] a protected page redirects guests to the login, remembers its URL; members see it', async () => {
  const answer = await get('/orders/7?from=mail')
  expect([answer.status, answer.headers.location]).toEqual([302, '/login'])
  expect(answer.headers['set-cookie']).toEqual([
    'portico_redirect_path=%2Forders%2F7%3Ffrom%3Dmail; Path=/; Max-Age=86400; SameSite=Lax',
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await short('/orders/7', { signedIn: true })).toBe('200 orders/_')
  // A page cached for one visitor must not open for the next.
  expect(await short('/orders', { signedIn: true })).toBe('200 orders')
  expect(await short('/orders')).toBe('302 /login')
})

test('[SES-002] staff pages prefixed with a portal are guarded like the pages themselves; others are 404', async () => {
  const answer = await get('/@summit-ce/portals/7/company?tab=1')
  expect([answer.status, answer.headers.location]).toEqual([302, '/login'])
  expect(answer.headers['set-cookie']).toEqual([
    'portico_redirect_path=%2F%40summit-ce%2Fportals%2F7%2Fcompany%3Ftab%3D1; Path=/; Max-Age=86400; SameSite=Lax',
  ])
  expect(await short('/@summit-ce/users', { signedIn: true })).toBe('200 admin app')
  for (const path of ['/@summit-ce/portals/x/company', '/@summit-ce/orders', '/@summit-ce', '/@/users'])
    expect((await get(path, { signedIn: true })).status, path).toBe(404)
})

test('[SES-008] a guest page redirects only signed-in visitors to the dashboard', async () => {
  expect(await short('/login')).toBe('200 login')
  expect(await short('/login', { signedIn: true })).toBe('302 /dashboard')
  expect(await short('/login?ended=1', { signedIn: true })).toBe('200 login')
  expect(await short('/login')).toBe('200 login')
})

test('[SES-010] [SES-012] [TEN-057] an in-house portal has no shop and no public home page', async () => {
  for (const path of ['/', '/courses', '/course/basics', '/cart', '/register'])
    expect(await short(path, { host: 'northwind' }), path).toBe('302 /login')
  for (const path of ['/', '/cart', '/register'])
    expect(await short(path, { host: 'northwind', signedIn: true }), path).toBe('302 /dashboard')
  for (const path of ['/', '/courses', '/cart']) expect(await short(path, { host: 'summit' }), path).toMatch(/^200 /)
})

test('[SES-011] a core-portal page redirects to the courses elsewhere, or is 404 per its route', async () => {
  expect(await short('/provider/acme', { host: 'summit' })).toBe('404 not-found')
  expect(await short('/learning-management-system', { host: 'summit' })).toBe('302 /courses')
  expect(await short('/provider/acme')).toBe('200 provider/acme')
})

test('[SES-013] [SES-014] blog and catalog are 404 on a portal without them', async () => {
  for (const path of ['/knowledge', '/course-catalog']) {
    expect(await short(path, { host: 'summit' }), path).toBe('404 not-found')
    expect(await short(path, { host: 'quiet' }), path).toMatch(/^200 /)
  }
})

test('[SES-015] a developer page is not available in production', async () => {
  expect(await short('/dev/routes')).toBe('404 not-found')
})

test('[SES-016] redirects to the overview if questions are disabled', async () => {
  expect(await short('/courses/learner/basics/7/questions', { host: 'quiet', signedIn: true })).toBe(
    '302 /courses/learner/basics/7/overview',
  )
})

test('course pages that are not built yet, and unknown paths below a course, are 404', async () => {
  const base = '/courses/learner/basics/7'
  for (const path of [
    'questions',
    'questions/3',
    'outline/assignments/3',
    'outline/CloudScormModule/3',
    'outline/modules/3/Poem/4',
    'outline/poems/3',
    'nothing',
  ]) {
    expect(await short(`${base}/${path}`, { host: 'summit', signedIn: true }), path).toBe('404 not-found')
  }
  expect(await short(`${base}/outline/modules/3/NativeScormModule/4`, { host: 'summit', signedIn: true })).toBe(
    '200 courses/learner/_/_/outline/modules/_/_/_',
  )
  expect(await short(`${base}/overview`, { host: 'summit', signedIn: true })).toBe('200 courses/learner/_/_/overview')
})

test('[SES-017] the reset page without email or token answers with 422', async () => {
  for (const query of ['', '?email=a%40b.example', '?token=x'])
    expect(await short(`/reset-password${query}`), query).toBe('422 reset-password')
  expect(await short('/reset-password?email=a%40b.example&token=x')).toBe('200 reset-password')
})

test('[BLD-011] URLs of an outline and valid items open the admin app; invalid ones do not', async () => {
  const outline = '/courses/builder/safe-lifting/outline'
  for (const path of ['', '/items', '/Text/7', '/NativeScormModule/7'])
    expect(await short(`${outline}${path}`, { signedIn: true }), path).toBe('200 admin app')
  for (const path of ['/Texts/7', '/Text/x', '/Text'])
    expect((await get(`${outline}${path}`, { signedIn: true })).status, path).toBe(404)
})

test('[TEN-012] [TEN-013] a blocked portal answers 403 except on pages that stay open', async () => {
  for (const path of ['/', '/courses', '/users', '/dashboard', '/nothing'])
    for (const signedIn of [false, true])
      expect(await short(path, { host: 'paused', signedIn }), path).toBe('403 paused')
  expect(await short('/login', { host: 'paused' })).toBe('200 login')
  expect(await short('/terms', { host: 'paused' })).toBe('200 terms')
  expect(await short('/users', { host: 'summit', signedIn: true })).toBe('200 admin app')
})

test('[TEN-017] an invalid portal redirects to coming-soon until it is valid', async () => {
  for (const path of ['/', '/courses', '/cart'])
    expect(await short(path, { host: 'blank' }), path).toBe('302 /coming-soon')
  for (const path of ['/login', '/coming-soon', '/terms'])
    expect(await short(path, { host: 'blank' }), path).toMatch(/^200 /)
  expect(await short('/users', { host: 'blank', signedIn: true })).toBe('200 admin app')
  writePage('portals/blank/portal.json', JSON.stringify(facts('blank')))
  expect(await short('/courses', { host: 'blank' })).toBe('200 courses')
  // A cached URL is checked again within a second.
  writePage('portals/blank/portal.json', JSON.stringify(trees.blank))
  await waitFor(async () => expect(await short('/courses', { host: 'blank' })).toBe('302 /coming-soon'), {
    interval: 100,
  })
})

test('[TEN-041] [TEN-042] redirects to the portal’s own host, and a root partner portal to MARKETING_URL', async () => {
  expect(await short('/courses?a=1', { host: 'harbor' })).toBe('301 https://learn.example/courses?a=1')
  expect((await get('/portal.css', { host: 'harbor' })).status).toBe(200)
  writePage('portals/core/portal.json', JSON.stringify({ ...trees.core, is_provider: true }))
  expect(await short('/terms')).toBe('302 https://www.example.com/')
  writePage('portals/core/portal.json', JSON.stringify(trees.core))
  expect(await short('/terms')).toBe('200 terms')
})
