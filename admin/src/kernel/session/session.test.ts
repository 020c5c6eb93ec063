import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list_portals } from '@portico/shared/contract/portals-staff.ts'
import { FailurePageError } from '@portico/shared/errors/failure-page-error.ts'
import { api } from '../api.ts'
import { selectedPortalId } from '../selected-portal.ts'
import { openSession } from './session.ts'

const [admin, summit, broken] = [1, 25, 26]
let server: Server
let asked: string[] = []
beforeEach(async () => {
  server = createServer((req, res) => {
    asked.push(req.url ?? '')
    const url = new URL(req.url ?? '', 'http://admin')
    const [status, data] = answerTo(url)
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const fetchFrom = globalThis.fetch
  // What a browser has and Node has not: addresses without an origin, and what a tab remembers.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchFrom(`${base}${path}`, init))
  vi.stubGlobal('document', { cookie: '' })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  asked = []
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await new Promise((done) => server.close(done).closeAllConnections())
})

function answerTo({ pathname, searchParams }: URL): [number, object] {
  const id = Number(searchParams.get('referer_portal_id'))
  if (pathname.endsWith('/admin/portals')) return [200, { data: [{ id: admin }], meta: {} }]
  if (id === broken) return [503, { error: { code: 'general.unavailable', message: 'no' } }]
  if (pathname.endsWith('/portals/info')) return [200, { data: { id, name: `Portal ${id}` } }]
  return [200, { data: { second_factor: 'fine', current_role: 'super_admin' } }]
}

test('[ROL-021] a portal that cannot be loaded is not switched to: calls and the next reload stay with the one on the page, and it fails with its error page', async () => {
  expect((await openSession(summit)).portal).toMatchObject({ id: summit })
  await expect(openSession(broken)).rejects.toBeInstanceOf(FailurePageError)
  asked = []
  await api(list_portals, { query: {} })
  expect([asked, selectedPortalId()]).toEqual([[`/api/admin/portals?referer_portal_id=${summit}`], summit])
})
