import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Hono } from 'hono'
import { createApp } from '../../api/src/app.ts'
import { readConfig, type Config } from '../../api/src/config.ts'
import { inPortal } from '../../api/src/db/in-portal.ts'
import type { Transaction } from '../../api/src/db/client.ts'
import { accounts, memberships, users } from '../../api/src/domains/identity/tables.ts'
import { companies, portals, portalSettings } from '../../api/src/domains/portals/tables.ts'
import type { Identity } from '../../api/src/kernel/identity/identity.ts'
import type { Services } from '../../api/src/kernel/services.ts'
import { openServices } from '../../api/src/services.ts'
import type { Role } from '../../shared/src/access/roles.ts'
import { confirm_session } from '../../shared/src/contract/identity/second-factor-sessions.ts'
import { login } from '../../shared/src/contract/identity/session.ts'
import { createClient, type Client } from './client.ts'
import type { TestDatabase } from './database.ts'
import { testPassword as password, testPasswordHash } from './test-password.ts'
import { failOnUndeclared, recordUndeclared } from './undeclared-errors.ts'

export type Person = Client & {
  id: number
  email: string
  password: string
  /** confirms the password, as required before sensitive changes; valid for ten minutes */ confirm: () => Promise<void>
}
export type PortalName = keyof typeof portalIds
/** One portal of every kind. `summit` sells (marketable channel), `northwind` is in-house, `blank` has no type yet, `paused` is paused. */
const portalIds = { core: 24, admin: 1, summit: 31, northwind: 32, blank: 33, paused: 34 } as const

export type World = {
  services: Services
  app: Hono
  config: Config
  database_url: string
  portals: Record<PortalName, { id: number; host: string }>
  /** Sets the clock read by `now()` in every verb. */
  setNow: (at: Date | null) => void
  visitor: (portal?: PortalName) => Client
  /** Creates and signs in a person with this role on the portal. */
  person: (role: Role | Role[], portal?: PortalName) => Promise<Person>
  /** Creates or reads rows like the portal's own code, under its row security. */
  within: <T>(portal: PortalName, work: (tx: Transaction) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Creates a whole installation on its own database, or on the given one (benches): the real app on real Postgres, with six portals and no people yet.
 */
export async function createWorld(
  env: Record<string, string> = {},
  given?: Pick<TestDatabase, 'url' | 'drop'>,
): Promise<World> {
  // Imported only in tests, because the test runner provides the server.
  const database = given ?? (await (await import('./database.ts')).createTestDatabase())
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-world-')),
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    ...testSettings,
    ...env,
  })
  const opened = await openServices({ config, log: pino({ level: config.LOG_LEVEL }), max: 8 })
  let fixed: Date | null = null
  const undeclared: string[] = []
  const services: Services = {
    ...opened,
    identity: caughtUpWithRows(opened.identity),
    now: () => fixed ?? new Date(),
    reportUndeclared: ({ call, code }) => void undeclared.push(`${call}: ${code}`),
  }
  const app = createApp(services)
  recordUndeclared(app, undeclared)
  const hosts = await makePortals(services)
  let people = 0
  return {
    services,
    app,
    config,
    database_url: database.url,
    portals: hosts,
    setNow: (at) => void (fixed = at),
    visitor: (portal = 'core') => createClient(app, hosts[portal].host),
    person: async (role, portal = 'core') => {
      const email = `person-${(people += 1)}@example.com`
      const id = await makePerson(services, {
        email,
        roles: Array.isArray(role) ? role : [role],
        portal_id: hosts[portal].id,
      })
      const client = createClient(app, hosts[portal].host)
      await client.call(login, { body: { login: email, password } })
      return {
        ...client,
        id,
        email,
        password,
        confirm: async () => void (await client.call(confirm_session, { body: { kind: 'password', password } })),
      }
    },
    within: (portal, work) => inPortal(services.app.db, hosts[portal].id, work),
    close: async () => {
      await opened.close()
      await database.drop()
      rmSync(config.DATA_DIR, { recursive: true, force: true })
      // Also checks the responses to clients not created here.
      failOnUndeclared(app)
    },
  }
}

/** Tests change rows by SQL and expect the next call to see them, so processes all committed changes before looking up its portal. */
const caughtUpWithRows = (identity: Identity): Identity => ({
  ...identity,
  portalByHost: async (host) => {
    await identity.caughtUp()
    return identity.portalByHost(host)
  },
})

// Set so that readConfig finds nothing missing besides a real DATABASE_URL; tests reach these only if they set their own. The name server address has
// no server, so queries fail at once.
const testSettings = { DEMO: '1', DNS_SERVERS: '127.0.0.1:9' }

async function makePortals({ platform, config }: Services): Promise<World['portals']> {
  await platform.db.insert(portals).values([
    { id: portalIds.admin, kind: 'admin', name: 'Administration', slug: 'administration' },
    { id: portalIds.core, kind: 'core', name: 'Core Academy', slug: 'core' },
    { id: portalIds.summit, name: 'Summit', slug: 'summit' },
    { id: portalIds.northwind, name: 'Northwind', slug: 'northwind' },
    { id: portalIds.blank, name: 'Blank', slug: 'blank' },
    { id: portalIds.paused, name: 'Paused', slug: 'paused', is_paused: true },
  ])
  await platform.sql`select setval('portals_id_seq', 100)`
  const type: Partial<Record<PortalName, 1 | 2>> = { core: 2, summit: 2, northwind: 1, paused: 2 }
  const names = Object.keys(portalIds) as PortalName[]
  await platform.db.insert(portalSettings).values(
    names.map((name) => ({
      portal_id: portalIds[name],
      type: type[name] ?? null,
      is_marketable: type[name] === 2,
      logo: '/media/logo.svg',
      secondary_logo: '/media/logo.svg',
      favicon: '/media/favicon.svg',
      default_certificate_logo: '/media/logo.svg',
    })),
  )
  await platform.db.insert(companies).values(
    names.map((name) => ({
      portal_id: portalIds[name],
      name: `${name} Inc.`,
      email: `hello@${name}.example`,
      support_email: `help@${name}.example`,
      support_phone: '+1-614-555-0142',
    })),
  )
  const host = (name: PortalName) => (name === 'core' ? config.PUBLIC_HOST : `${name}.${config.PUBLIC_HOST}`)
  return Object.fromEntries(names.map((name) => [name, { id: portalIds[name], host: host(name) }])) as World['portals']
}

async function makePerson(
  { platform, auth }: Services,
  { email, roles, portal_id }: { email: string; roles: Role[]; portal_id: number },
): Promise<number> {
  const [user] = await platform.db
    .insert(users)
    .values({ email, name: 'Ada Example', first_name: 'Ada', last_name: 'Example', email_verified: true })
    .returning({ id: users.id })
  if (!user) throw new Error('no user was made')
  await auth.connection.db
    .insert(accounts)
    .values({ user_id: user.id, account_id: String(user.id), provider_id: 'credential', password: testPasswordHash })
  await platform.db.insert(memberships).values({ portal_id, user_id: user.id, roles })
  return user.id
}
