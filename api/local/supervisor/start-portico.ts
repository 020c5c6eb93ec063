import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { missingSettings, readConfig, type Config } from '../../src/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { makeSales } from '../demo/sales/make-sales.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { buildAdmin, buildSite } from './build-apps.ts'
import { freePort } from './free-port.ts'
import type { RunningParts } from './running-parts.ts'
import { keepRunning } from './keep-running.ts'
import { keepServing } from './keep-serving.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startupLines } from './startup-lines.ts'
import { publishPages } from './publish-pages.ts'
import { startMail, startNames, startPayments, startPlacesService, startSearch } from './start-services.ts'
import { waitForAnswer } from './wait-for-answer.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Starts what the settings require: everything with an embedded database, all our processes with a given database, or a single role. */
export async function startPortico({ config, parts }: { config: Config; parts: RunningParts }): Promise<void> {
  const apiPort = process.env.API_PORT ? config.API_PORT : await freePort(config.API_PORT)
  const ours = {
    NODE_ENV: 'production',
    ...process.env,
    DATA_DIR: config.DATA_DIR,
    PORT: String(config.PORT),
    API_PORT: String(apiPort),
  }
  if (config.ROLE !== 'all') return startRole({ config, parts, env: ours })
  const beside = { ...ours, API_URL: `http://127.0.0.1:${apiPort}` }
  await (config.DATABASE_URL
    ? startBesideDatabase({ config, parts, env: beside })
    : startWithEverything({ config, parts, env: beside }))
}

type Part = { config: Config; parts: RunningParts; env: NodeJS.ProcessEnv }

async function startWithEverything({ config, parts, env }: Part): Promise<void> {
  const start = (port?: number) => startPostgres({ dataDir: join(config.DATA_DIR, 'postgres'), port })
  const server = keepServing({ name: 'postgres', start, signal: 'SIGQUIT', say: parts.say }).then(
    ({ server: started, kept }) => {
      parts.add('database', kept)
      return started
    },
  )
  const base = { ...env, DEMO: '1' }
  const [{ url: superuserUrl }, DATABASE_URL, search, mail, payments, places, names, fingerprint] = await all([
    server,
    server.then((started) => prepareDatabase({ server: started, env: base, say: parts.say })),
    startSearch({ config, parts }),
    startMail({ config, parts }),
    startPayments({ config, parts }),
    startPlacesService({ config, parts }),
    startNames({ config, parts }),
    buildApps(parts),
  ])
  const full = { ...base, DATABASE_URL, ...search, ...mail, ...payments, ...places, ...names }
  await startAllRoles({ parts, env: full, fingerprint, logged: true })
  if (payments.STRIPE_API_URL) await makeDemoSales({ config: readConfig(full), say: parts.say })
  const lines = await startupLines({
    url: Object.assign(new URL(superuserUrl), { pathname: '/portico' }).href,
    config: readConfig(full),
    addresses: parts.addresses,
  })
  parts.say(lines.join('\n'))
  // Last, so that URLs and accounts are already printed when the start counts as ready.
  parts.markReady()
}

/** Makes the demo's sales. Whatever stops them, Portico runs without them. */
async function makeDemoSales({ config, say }: { config: Config; say: RunningParts['say'] }): Promise<void> {
  const payments = { url: config.STRIPE_API_URL, secret_key: config.STRIPE_SECRET_KEY }
  try {
    await makeSales({ port: config.PORT, public_host: config.PUBLIC_HOST, data_dir: config.DATA_DIR, payments })
  } catch (error) {
    say(`The demo's orders could not be made: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function startBesideDatabase({ config, parts, env }: Part): Promise<void> {
  for (const line of missingSettings(config)) parts.say(line)
  // First, so that an unreachable database is reported before anything is built.
  await migrate({ url: config.DATABASE_URL })
  const fingerprint = await buildApps(parts)
  await startAllRoles({ parts, env, fingerprint, logged: false })
  parts.say(`Portico is running: ${parts.addresses.portico}`)
  parts.markReady()
}

/** Starts one role; other machines or process groups run the rest. */
async function startRole({ config, parts, env }: Part): Promise<void> {
  for (const line of missingSettings(config)) parts.say(line)
  if (config.ROLE !== 'edge') await migrate({ url: config.DATABASE_URL })
  if (config.ROLE === 'worker') await buildApps(parts)
  parts.signal.throwIfAborted()
  parts.add('portico', keepRunning({ name: config.ROLE, script: main, env, say: parts.say }))
  if (config.ROLE === 'edge') parts.addresses.portico = `http://${config.PUBLIC_HOST}:${config.PORT}`
  if (config.ROLE === 'api') parts.addresses.api = `http://127.0.0.1:${env.API_PORT}`
  if (config.ROLE !== 'worker')
    await waitForAnswer({
      url: config.ROLE === 'api' ? `${parts.addresses.api}/api/health/live` : `http://127.0.0.1:${config.PORT}/`,
      name: `The ${config.ROLE}`,
    })
  parts.say(
    config.ROLE === 'worker'
      ? 'The worker is running.'
      : `The ${config.ROLE} is running on port ${config.ROLE === 'edge' ? config.PORT : env.API_PORT}.`,
  )
  parts.markReady()
}

/** Builds site and admin app; returns the site's fingerprint, which identifies the build of published pages. */
async function buildApps(parts: RunningParts): Promise<string> {
  const wish = (name: string) => ({ log: parts.log(name), say: parts.say, signal: parts.signal })
  const [fingerprint] = await all([buildSite(wish('build')), buildAdmin(wish('build-admin'))])
  return fingerprint
}

async function startAllRoles({
  parts,
  env,
  fingerprint,
  logged,
}: {
  parts: RunningParts
  env: NodeJS.ProcessEnv
  fingerprint: string
  logged: boolean
}): Promise<void> {
  parts.signal.throwIfAborted()
  const config = readConfig(env)
  const run = (name: string, more: Record<string, string>) =>
    parts.add(
      'portico',
      keepRunning({
        name,
        script: main,
        env: { ...env, ...more },
        log: logged ? parts.log(name) : undefined,
        say: parts.say,
      }),
    )
  run('edge', { ROLE: 'edge' })
  run('api', { ROLE: 'api' })
  run('worker-pages', { ROLE: 'worker', WORKER_LANE: 'pages' })
  run('worker-heavy', { ROLE: 'worker', WORKER_LANE: 'heavy' })
  parts.addresses.portico = `http://${config.PUBLIC_HOST}:${config.PORT}`
  parts.addresses.api = `http://127.0.0.1:${config.API_PORT}`
  await all([
    waitForAnswer({ url: `${parts.addresses.api}/api/health/ready`, name: 'The api' }),
    waitForAnswer({ url: `http://127.0.0.1:${config.PORT}/`, name: 'The edge' }),
    publishPages({
      dataDir: config.DATA_DIR,
      env: { ...env, ROLE: 'all' },
      fingerprint,
      log: parts.log('pages'),
      say: parts.say,
      signal: parts.signal,
    }),
  ])
}

/** Like Promise.all, but waits for the slower ones before it fails, so that whatever they started can be stopped. */
async function all<T extends readonly unknown[] | []>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(promises)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return Promise.all(promises)
}
