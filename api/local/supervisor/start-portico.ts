import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { missingSettings, readConfig, type Config } from '../../src/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { buildAdmin, buildSite } from './build-apps.ts'
import { freePort } from './free-port.ts'
import type { Household } from './household.ts'
import { keepRunning } from './keep-running.ts'
import { keepServing } from './keep-serving.ts'
import { prepareDatabase } from './prepare-database.ts'
import { addressLines } from './print-addresses.ts'
import { publishPages } from './publish-pages.ts'
import { startMail, startPayments, startSearch } from './start-services.ts'
import { waitForAnswer } from './wait-for-answer.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Starts what the settings ask for: everything beside an embedded database, everything of ours beside a given one, or one role. */
export async function startPortico({ config, house }: { config: Config; house: Household }): Promise<void> {
  const apiPort = process.env.API_PORT ? config.API_PORT : await freePort(config.API_PORT)
  const ours = {
    NODE_ENV: 'production',
    ...process.env,
    DATA_DIR: config.DATA_DIR,
    PORT: String(config.PORT),
    API_PORT: String(apiPort),
  }
  if (config.ROLE !== 'all') return startRole({ config, house, env: ours })
  const beside = { ...ours, API_URL: `http://127.0.0.1:${apiPort}` }
  await (config.DATABASE_URL
    ? startBesideDatabase({ config, house, env: beside })
    : startWithEverything({ config, house, env: beside, apiPort }))
}

type Part = { config: Config; house: Household; env: NodeJS.ProcessEnv }

async function startWithEverything({ config, house, env, apiPort }: Part & { apiPort: number }): Promise<void> {
  const start = (port?: number) => startPostgres({ dataDir: join(config.DATA_DIR, 'postgres'), port })
  const server = keepServing({ name: 'postgres', start, signal: 'SIGQUIT', say: house.say }).then(
    ({ server: started, kept }) => {
      house.add('database', kept)
      return started
    },
  )
  const base = { ...env, DEMO: '1' }
  const [{ url: superuserUrl }, DATABASE_URL, search, mail, payments, fingerprint] = await all([
    server,
    server.then((started) => prepareDatabase({ server: started, env: base, say: house.say })),
    startSearch({ config, house }),
    startMail({ config, house }),
    startPayments({ config, house, apiPort }),
    buildApps(house),
  ])
  const full = { ...base, DATABASE_URL, ...search, ...mail, ...payments }
  await startOurs({ house, env: full, fingerprint, logged: true })
  const lines = await addressLines({
    url: Object.assign(new URL(superuserUrl), { pathname: '/portico' }).href,
    config: readConfig(full),
    addresses: house.addresses,
  })
  house.say(lines.join('\n'))
}

async function startBesideDatabase({ config, house, env }: Part): Promise<void> {
  for (const line of missingSettings(config)) house.say(line)
  // First, so that a database that cannot be reached is told before anything is built.
  await migrate({ url: config.DATABASE_URL })
  const fingerprint = await buildApps(house)
  await startOurs({ house, env, fingerprint, logged: false })
  house.say(`Portico is running: ${house.addresses.portico}`)
}

/** One role alone: another machine, or another process group, runs the others. */
async function startRole({ config, house, env }: Part): Promise<void> {
  for (const line of missingSettings(config)) house.say(line)
  if (config.ROLE === 'worker') await buildApps(house)
  if (config.ROLE !== 'edge') await migrate({ url: config.DATABASE_URL })
  house.signal.throwIfAborted()
  house.add('portico', keepRunning({ name: config.ROLE, script: main, env, say: house.say }))
  if (config.ROLE === 'edge') house.addresses.portico = `http://${config.PUBLIC_HOST}:${config.PORT}`
  if (config.ROLE === 'api') house.addresses.api = `http://127.0.0.1:${env.API_PORT}`
  if (config.ROLE !== 'worker')
    await waitForAnswer({
      url: config.ROLE === 'api' ? `${house.addresses.api}/api/health/live` : `http://127.0.0.1:${config.PORT}/`,
      name: `The ${config.ROLE}`,
    })
  house.markReady()
  house.say(
    config.ROLE === 'worker'
      ? 'The worker is running.'
      : `The ${config.ROLE} is running on port ${config.ROLE === 'edge' ? config.PORT : env.API_PORT}.`,
  )
}

/** Site and admin app; the fingerprint is the site's, which the published pages belong to. */
async function buildApps(house: Household): Promise<string> {
  const wish = (name: string) => ({ log: house.log(name), say: house.say, signal: house.signal })
  const [fingerprint] = await all([buildSite(wish('build')), buildAdmin(wish('build-admin'))])
  return fingerprint
}

async function startOurs({
  house,
  env,
  fingerprint,
  logged,
}: {
  house: Household
  env: NodeJS.ProcessEnv
  fingerprint: string
  logged: boolean
}): Promise<void> {
  house.signal.throwIfAborted()
  const config = readConfig(env)
  const run = (name: string, more: Record<string, string>) =>
    house.add(
      'portico',
      keepRunning({
        name,
        script: main,
        env: { ...env, ...more },
        log: logged ? house.log(name) : undefined,
        say: house.say,
      }),
    )
  run('edge', { ROLE: 'edge' })
  run('api', { ROLE: 'api' })
  run('worker-pages', { ROLE: 'worker', WORKER_LANE: 'pages' })
  run('worker-heavy', { ROLE: 'worker', WORKER_LANE: 'heavy' })
  house.addresses.portico = `http://${config.PUBLIC_HOST}:${config.PORT}`
  house.addresses.api = `http://127.0.0.1:${config.API_PORT}`
  await all([
    waitForAnswer({ url: `${house.addresses.api}/api/health/ready`, name: 'The api' }),
    waitForAnswer({ url: `http://127.0.0.1:${config.PORT}/`, name: 'The edge' }),
    publishPages({
      dataDir: config.DATA_DIR,
      env: { ...env, ROLE: 'all' },
      fingerprint,
      log: house.log('pages'),
      say: house.say,
      signal: house.signal,
    }),
  ])
  house.markReady()
}

/** Like Promise.all, but waits for the slower ones before it fails: what they start must be there to be stopped. */
async function all<T extends readonly unknown[] | []>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(promises)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return Promise.all(promises)
}
