import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../src/config.ts'
import { originOf } from '../../src/portal/portal-url.ts'
import { demoZone } from '../dns/demo-zone.ts'
import { startDns } from '../dns/start-dns.ts'
import { zoneFile } from '../dns/zone-file.ts'
import { startMeilisearch } from '../meilisearch/start-meilisearch.ts'
import { freePort } from './free-port.ts'
import { keepRunning } from './keep-running.ts'
import { keepServing } from './keep-serving.ts'
import type { RunningParts } from './running-parts.ts'
import { waitForAnswer } from './wait-for-answer.ts'

type Env = Record<string, string>
const program = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Starts search for the embedded database: Meilisearch if npm has it for this machine, otherwise nothing (Postgres answers searches). */
export async function startSearch({ config, parts }: { config: Config; parts: RunningParts }): Promise<Env> {
  if (config.MEILI_URL) return {}
  try {
    const start = (port?: number) => startMeilisearch({ dataDir: join(config.DATA_DIR, 'meilisearch'), port })
    const { server, kept } = await keepServing({ name: 'meilisearch', start, signal: 'SIGKILL', say: parts.say })
    parts.add('services', kept)
    parts.addresses.meilisearch = server.url
    return { MEILI_URL: server.url, MEILI_KEY: server.key }
  } catch (error) {
    parts.say(`${error instanceof Error ? error.message : error} Postgres answers searches.`)
  }
  return {}
}

/** Starts the mailbox, unless a mail server is configured. */
export async function startMail({ config, parts }: { config: Config; parts: RunningParts }): Promise<Env> {
  if (config.SMTP_URL) return {}
  const [port, smtpPort] = [await freePort(config.PORT + 2), await freePort()]
  const env = {
    ...process.env,
    MAILBOX_PORT: String(port),
    MAILBOX_SMTP_PORT: String(smtpPort),
    MAILBOX_DATA_DIR: join(config.DATA_DIR, 'mails'),
  }
  parts.add(
    'services',
    keepRunning({
      name: 'mailbox',
      script: program('mailbox/main.ts'),
      env,
      log: parts.log('mailbox'),
      say: parts.say,
    }),
  )
  await waitForAnswer({ url: `http://127.0.0.1:${port}/`, name: 'The mailbox' })
  parts.addresses.mailbox = `http://localhost:${port}`
  return { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
}

/** Starts the local payment service, unless a Stripe key is configured. Available only with the embedded database. */
export async function startPayments({ config, parts }: { config: Config; parts: RunningParts }): Promise<Env> {
  if (config.STRIPE_SECRET_KEY) return {}
  const port = await freePort(config.PORT + 3)
  const folder = join(config.DATA_DIR, 'payments')
  mkdirSync(folder, { recursive: true })
  const secret = stored(join(folder, 'webhook-secret'), newSecret)
  const connect_secret = stored(join(folder, 'connect-webhook-secret'), newSecret)
  const key = stored(join(folder, 'secret-key'), () => `sk_test_local${randomBytes(12).toString('hex')}`)
  const env = {
    ...process.env,
    PAYMENTS_PORT: String(port),
    PAYMENTS_DATA_DIR: folder,
    // Webhooks go to the installation's own host, as from Stripe: the API finds no portal under any other host.
    PAYMENTS_WEBHOOK_URL: `${originOf(config.PUBLIC_HOST, config)}/api/webhooks/stripe`,
    PAYMENTS_WEBHOOK_SECRET: secret,
    PAYMENTS_CONNECT_WEBHOOK_SECRET: connect_secret,
    PAYMENTS_SECRET_KEY: key,
    PAYMENTS_PUBLIC_URL: `http://localhost:${port}`,
  }
  parts.add(
    'services',
    keepRunning({
      name: 'payments',
      script: program('payments/main.ts'),
      env,
      log: parts.log('payments'),
      say: parts.say,
    }),
  )
  await waitForAnswer({ url: `http://127.0.0.1:${port}/`, name: 'The local payment service' })
  parts.addresses.payments = `http://localhost:${port}`
  return {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connect_secret,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  }
}

const newSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`

/** Starts a name server for custom domains, unless others are configured. It serves the demo's records and DATA_DIR/dns.json. */
export async function startNames({ config, parts }: { config: Config; parts: RunningParts }): Promise<Env> {
  if (config.DNS_SERVERS.length > 0) return {}
  const file = zoneFile(join(config.DATA_DIR, 'dns.json'))
  const server = await startDns({ zone: () => ({ ...demoZone(config.PUBLIC_HOST), ...file() }) })
  // Runs in this process, so there is nothing left to kill afterwards.
  parts.add('services', { name: 'dns', pid: () => process.pid, stop: server.stop, kill: () => {} })
  return { DNS_SERVERS: server.address }
}

/** Starts the local Google Places service for reviews, unless a Google key is configured. */
export async function startPlacesService({ config, parts }: { config: Config; parts: RunningParts }): Promise<Env> {
  if (config.GOOGLE_PLACES_KEY) return {}
  const port = await freePort()
  const key = `local-${randomBytes(12).toString('hex')}`
  const env = { ...process.env, PLACES_PORT: String(port), PLACES_KEY: key }
  const script = program('google-places/main.ts')
  parts.add('services', keepRunning({ name: 'places', script, env, log: parts.log('places'), say: parts.say }))
  await waitForAnswer({ url: `http://127.0.0.1:${port}/`, name: 'The local service for reviews' })
  return { GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_URL: `http://127.0.0.1:${port}` }
}

function stored(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
