import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list_portals } from '@portico/shared/contract/portals/staff.ts'
import { browserStorage } from '../../../../tests/support/browser-storage.ts'
import { api } from '../api.ts'
import { lastPortalId } from './last-portal.ts'
import { readSession } from './session.ts'

const portals: Readonly<Record<string, number>> = { admin: 1, 'summit-ce': 25, northwind: 26 }
let server: Server
let requestedUrls: string[] = []
let isBroken = false
const open = (pathname: string) => {
  vi.stubGlobal('location', { pathname })
  return readSession()
}
beforeEach(async () => {
  server = createServer((req, res) => {
    requestedUrls.push(req.url ?? '')
    const url = new URL(req.url ?? '', 'http://admin')
    const [status, data] = answerTo(url)
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const fetchFrom = globalThis.fetch
  // Stubs what Node lacks: fetching URLs without an origin, and a tab's storage.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchFrom(`${base}${path}`, init))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', browserStorage())
  requestedUrls = []
  isBroken = false
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await new Promise((done) => server.close(done).closeAllConnections())
})

function answerTo({ pathname, searchParams }: URL): [number, object] {
  const id = Number(searchParams.get('referer_portal_id') ?? portals.admin)
  const slug = searchParams.get('slug') ?? ''
  if (pathname.endsWith('/admin/portals'))
    return [200, { data: slug in portals ? [{ id: portals[slug] }] : [], meta: {} }]
  if (isBroken) return [503, { error: { code: 'general.unavailable', message: 'no' } }]
  const of = Object.keys(portals).find((name) => portals[name] === id)
  if (pathname.endsWith('/portals/info')) return [200, { data: { id, slug: of, kind: id === 1 ? 'admin' : 'tenant' } }]
  return [200, { data: { second_factor: 'fine', current_role: 'super_admin' } }]
}

test('[ROL-021] the URL names the portal that calls use; without one, the last portal opens', async () => {
  expect((await open('/@summit-ce/users')).portal).toMatchObject({ slug: 'summit-ce' })
  expect((await open('/users')).portal).toMatchObject({ slug: 'summit-ce' })
  expect((await open('/@northwind/users')).portal).toMatchObject({ slug: 'northwind' })
  expect(lastPortalId()).toBe(portals.northwind)
  await expect(open('/@no-such-school/users')).rejects.toMatchObject({ status: 404, code: 'portals.not_found' })
})

test('[ROL-021] if reloading the session fails, shows its error page; calls keep the page’s portal', async () => {
  await open('/@summit-ce/users')
  isBroken = true
  await expect(open('/@summit-ce/users')).rejects.toBeInstanceOf(Error)
  requestedUrls = []
  await api(list_portals, { query: {} })
  expect([requestedUrls, lastPortalId()]).toEqual([
    [`/api/admin/portals?referer_portal_id=${portals['summit-ce']}`],
    portals['summit-ce'],
  ])
})
