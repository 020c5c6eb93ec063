import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../src/config.ts'
import { startMeilisearch } from '../meilisearch/start-meilisearch.ts'
import { freePort } from './free-port.ts'
import { keepRunning } from './keep-running.ts'
import { keepServing } from './keep-serving.ts'
import type { RunningParts } from './running-parts.ts'
import { waitForAnswer } from './wait-for-answer.ts'

type Env = Record<string, string>
const program = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Search for the embedded database: the real Meilisearch where npm has it for this machine, otherwise nothing (Postgres answers). */
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

/** The mailbox page, unless a mail server was named. */
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

/** The local payment service, unless a Stripe key was given. It exists only here: beside the embedded database. */
export async function startPayments({
  config,
  parts,
  apiPort,
}: {
  config: Config
  parts: RunningParts
  apiPort: number
}): Promise<Env> {
  if (config.STRIPE_SECRET_KEY) return {}
  const port = await freePort(config.PORT + 3)
  const folder = join(config.DATA_DIR, 'payments')
  mkdirSync(folder, { recursive: true })
  const secret = stored(join(folder, 'webhook-secret'), () => `whsec_${randomBytes(24).toString('base64url')}`)
  const key = stored(join(folder, 'secret-key'), () => `sk_test_local${randomBytes(12).toString('hex')}`)
  const env = {
    ...process.env,
    PAYMENTS_PORT: String(port),
    PAYMENTS_DATA_DIR: folder,
    PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/stripe`,
    PAYMENTS_WEBHOOK_SECRET: secret,
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
  return { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: `http://127.0.0.1:${port}` }
}

function stored(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
