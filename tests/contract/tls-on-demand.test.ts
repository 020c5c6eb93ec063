import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { startDns, type Zone } from '../../api/local/dns/start-dns.ts'
import {
  check_custom_domain,
  create_custom_domain,
  show_custom_domain,
} from '../../shared/src/contract/portals/domains.ts'
import { startLiveApi } from '../support/live.ts'
import { createWorld, type World } from '../support/world.ts'

// Debian's Caddy with its own certificate authority; it asks us before issuing a certificate, like one in front of an installation.
const program = '/usr/bin/caddy'
const hasCaddy = existsSync(program)
const name = 'learn.summit-ce.com'

let zone: Zone = {}
let folder: string
let world: World
let dns: Awaited<ReturnType<typeof startDns>>
let api: Awaited<ReturnType<typeof startLiveApi>>
let caddy: ChildProcess
let port: number
const trusted = getCACertificates('default')

beforeAll(async () => {
  if (!hasCaddy) return
  folder = mkdtempSync(join(tmpdir(), 'portico-caddy-'))
  port = await freePort()
  dns = await startDns({ zone: () => zone })
  world = await createWorld({
    PUBLIC_HOST: 'portico-installation.com',
    CONTENT_HOST: 'content-installation.com',
    DNS_SERVERS: dns.address,
    TLS_ADDRESS: `127.0.0.1:${port}`,
  })
  api = await startLiveApi(world)
  writeFileSync(join(folder, 'Caddyfile'), await caddyfile())
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const run = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  caddy = spawn(program, run, { env, stdio: 'ignore' })
  const root = join(folder, 'data/pki/authorities/local/root.crt')
  await vi.waitUntil(() => existsSync(root), { timeout: 90_000 })
  setDefaultCACertificates([...trusted, readFileSync(root, 'utf8')])
  await vi.waitUntil(() => certificateFor(world.portals.summit.host), { timeout: 90_000 })
})
afterAll(async () => {
  if (!hasCaddy) return
  setDefaultCACertificates(trusted)
  const ended = new Promise((done) => caddy.once('close', done))
  caddy.kill('SIGKILL')
  await ended
  await api.stop()
  await world.close()
  await dns.stop()
  rmSync(folder, { recursive: true, force: true })
})

const caddyfile = async () => `{
  admin off
  http_port ${await freePort()}
  https_port ${port}
  auto_https disable_redirects
  skip_install_trust
  storage file_system ${join(folder, 'data')}
  on_demand_tls {
    ask http://127.0.0.1:${api.port}/api/internal/tls-ask
  }
}
https:// {
  tls internal {
    on_demand
  }
  reverse_proxy 127.0.0.1:${api.port}
}
`

/** Returns the names in a host's certificate; null if the handshake fails. */
const certificateFor = (servername: string): Promise<string | null> =>
  new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port, servername, timeout: 15_000 })
    const end = (found: string | null) => {
      socket.destroy()
      done(found)
    }
    socket.once('secureConnect', () => end(socket.getPeerCertificate().subjectaltname ?? null))
    socket.once('error', () => end(null))
    socket.once('timeout', () => end(null))
  })

test.skipIf(!hasCaddy)(
  '[TEN-039] [TEN-041] a web server that gets certificates on demand gets them only for proven domains',
  async () => {
    const admin = await world.person('admin', 'summit')
    await admin.call(create_custom_domain, { body: { domain: name } })
    expect([await certificateFor(name), await certificateFor('nobody.example.com')]).toEqual([null, null])
    const { domain } = await admin.call(show_custom_domain)
    const { txt, cname } = domain?.records ?? {}
    zone = { [txt?.name ?? '']: { txt: [txt?.value ?? ''] }, [name]: { cname: cname?.value ?? '' } }
    expect((await admin.call(check_custom_domain)).domain).toMatchObject({
      state: 'active',
      certificate_ends_at: expect.any(String),
    })
    expect(await certificateFor(name)).toBe(`DNS:${name}`)
    expect(await certificateFor('nobody.example.com')).toBeNull()
  },
)

test('[TEN-039] a proven domain without a certificate stays in processing, and the portal does not move', async () => {
  const names = await startDns({ zone: () => zone })
  const other = await createWorld({
    PUBLIC_HOST: 'portico-installation.com',
    CONTENT_HOST: 'content-installation.com',
    DNS_SERVERS: names.address,
    TLS_ADDRESS: `127.0.0.1:${await freePort()}`,
  })
  try {
    const admin = await other.person('admin', 'summit')
    await admin.call(create_custom_domain, { body: { domain: name } })
    const { domain } = await admin.call(show_custom_domain)
    const { txt, cname } = domain?.records ?? {}
    zone = { [txt?.name ?? '']: { txt: [txt?.value ?? ''] }, [name]: { cname: cname?.value ?? '' } }
    expect((await admin.call(check_custom_domain)).domain?.state).toBe('processing')
    const ask = await other.visitor().send('GET', `/internal/tls-ask?domain=${name}`)
    expect(ask.status).toBe(200)
    const [row] = await other.services.platform.sql`select custom_domain from portals where slug = 'summit'`
    expect(row?.custom_domain).toBeNull()
  } finally {
    await other.close()
    await names.stop()
  }
})
