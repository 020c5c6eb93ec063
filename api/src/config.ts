import * as v from 'valibot'
import { declare } from './settings/declare.ts'
import { isWithin } from './settings/host-name.ts'
import { webUrl, count, empty, emptyOr, flag, folder, host, id, key, port, proxies } from './settings/setting-kinds.ts'
import { logSettings } from './settings/log-settings.ts'
import { nameSettings } from './settings/name-settings.ts'
import { readPaymentAccounts } from './settings/payment-accounts.ts'
import { placeSettings } from './settings/place-settings.ts'
import { parseS3Url } from './settings/s3-url.ts'

const bucket = emptyOr(
  'https://key:secret@host/bucket?region=…&timeout_ms=…, with &addresses=streamed where browsers do not reach that host',
  (text) => parseS3Url(text) !== null,
)

const fields = {
  PORT: declare(port, '8080', 'where the edge listens'),
  DATA_DIR: declare(folder, '.data', 'published pages, uploads and, without a DATABASE_URL, the embedded database'),
  S3_URL: declare(
    bucket,
    '',
    'the bucket that keeps uploaded and made files; empty: DATA_DIR/storage. Its files have the same names in both',
  ),
  S3_READ_URL: declare(
    bucket,
    '',
    'the same bucket by a key that may only read media/*, for edges; empty: S3_URL. An edge alone needs no S3_URL then',
  ),
  PUBLIC_HOST: declare(
    host,
    'portico.localhost',
    'the core portal; portals are {slug}. and the admin portal admin. below it',
  ),
  CONTENT_HOST: declare(
    host,
    'content.localhost',
    'where SCORM packages and files of lessons are served; no sub-domain of PUBLIC_HOST',
  ),
  CORE_PORTAL_ID: declare(id, '24', 'the portal that answers on PUBLIC_HOST itself'),
  MARKETING_URL: declare(
    webUrl('http(s)://host/path', 'http:', 'https:'),
    '',
    'where a partner portal on PUBLIC_HOST itself leads',
  ),
  TRUSTED_PROXIES: declare(proxies, '', 'addresses or networks whose X-Forwarded-* is believed, with commas between'),
  CONNECTIONS_PER_ADDRESS: declare(
    count,
    '1000',
    'how many connections one address may hold open; 0: any number. TRUSTED_PROXIES and this machine may always',
  ),
  DATABASE_URL: declare(
    webUrl('postgres://user:password@host/name', 'postgres:', 'postgresql:'),
    '',
    'Postgres 18; empty: the embedded one, with demo data',
  ),
  DATABASE_DIRECT_URL: declare(
    webUrl('postgres://user:password@host/name', 'postgres:', 'postgresql:'),
    '',
    'the same database past a pooler, for LISTEN; empty: DATABASE_URL, which is direct',
  ),
  MEILI_URL: declare(
    webUrl('http(s)://host:port', 'http:', 'https:'),
    '',
    'Meilisearch; without it Postgres answers searches',
  ),
  MEILI_KEY: declare(v.string(), '', 'key of that Meilisearch'),
  SMTP_URL: declare(
    webUrl('smtp(s)://user:password@host:port', 'smtp:', 'smtps:'),
    '',
    'mail server; empty with the embedded database: the mailbox page',
  ),
  MAIL_FROM: declare(
    v.union([empty, v.pipe(v.string(), v.email())], 'an email address'),
    '',
    'the address that every mail leaves from, in the name of its portal; empty: no-reply@PUBLIC_HOST',
  ),
  ...nameSettings,
  STRIPE_SECRET_KEY: declare(
    key('a Stripe key: sk_… or rk_…', /^[sr]k_\w+$/),
    '',
    'Stripe; empty with the embedded database: the local payment service',
  ),
  STRIPE_WEBHOOK_SECRET: declare(
    key('a Stripe signing secret: whsec_…', /^whsec_\S+$/),
    '',
    'signs what Stripe sends to /api/webhooks/stripe: every checkout.session, charge, charge.dispute and refund event',
  ),
  STRIPE_CONNECT_WEBHOOK_SECRET: declare(
    key('a Stripe signing secret: whsec_…', /^whsec_\S+$/),
    '',
    'signs what Stripe sends to the same address about connected accounts: the events above, account.updated and payout events; empty: portals cannot open accounts below STRIPE_SECRET_KEY',
  ),
  PLATFORM_FEE_PERCENT: declare(
    v.pipe(v.string(), v.regex(/^\d{1,2}(?:\.\d{1,2})?$/, 'a percentage below 100, e.g. 2.5'), v.transform(Number)),
    '0',
    'what the platform keeps of the price, without tax, of every order that is paid into a connected account',
  ),
  STRIPE_ACCOUNT_NAME: declare(
    key('a name of letters, digits and hyphens', /^[a-z][a-z\d-]{0,39}$/),
    'default',
    'the name under which orders remember the account of STRIPE_SECRET_KEY; another account takes another name',
  ),
  STRIPE_ACCOUNTS: declare(
    emptyOr('12=name:sk_…:whsec_…,name:sk_…:whsec_…', (text) => readPaymentAccounts(text) !== null),
    '',
    'further Stripe accounts by name, 12=name:sk_…:whsec_…, with commas between: portal 12 is paid into it. Without 12= it is kept for the orders that it opened',
  ),
  ...placeSettings,
  CHROMIUM_PATH: declare(
    v.string(),
    '',
    'a Chromium that opens each imported SCORM package once, in its sandbox, and reports what it saw; empty: none does',
  ),
  ROLE: declare(
    v.picklist(['all', 'edge', 'api', 'worker'], 'one of all, edge, api, worker'),
    'all',
    'what this process does',
  ),
  API_PORT: declare(v.union([empty, port], 'a port from 1 to 65535'), '', 'where the api listens; empty: PORT + 1'),
  API_URL: declare(
    webUrl('http(s)://host:port', 'http:', 'https:'),
    '',
    'where the edge finds the api; empty: this machine, at API_PORT',
  ),
  ERROR_REPORT_URL: declare(
    webUrl('http(s)://host/path', 'http:', 'https:'),
    '',
    'where each 500 is reported, without personal data; empty: the log only',
  ),
  ...logSettings,
  WORKER_LANE: declare(
    v.picklist(['all', 'pages', 'heavy'], 'one of all, pages, heavy'),
    'all',
    'which jobs a worker takes: pages and small ones, heavy ones (PDF, images, unzipping), or all',
  ),
  DEMO: declare(flag, '', 'set by start with the embedded database, by nobody else'),
  STRIPE_API_URL: declare(webUrl('http://127.0.0.1:port', 'http:'), '', 'the local payment service, set by start only'),
}

const schema = v.object(fields)
type Parsed = v.InferOutput<typeof schema>
export type Config = Readonly<
  Omit<Parsed, 'API_PORT' | 'LOG_LEVEL'> & { API_PORT: number; LOG_LEVEL: Exclude<Parsed['LOG_LEVEL'], ''> }
>
type Name = keyof typeof fields

/** All settings with default and meaning, as docs/operations.md lists them. `internal`: set by the start script, not by people. */
export const settings = Object.entries(fields).map(([name, field]) => ({
  name,
  default: field.default,
  meaning: v.getDescription(field) ?? '',
  internal: ['DEMO', 'STRIPE_API_URL', 'GOOGLE_PLACES_URL'].includes(name),
}))

const secrets = new Set<string>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'S3_URL',
  'S3_READ_URL',
  'MEILI_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_ACCOUNTS',
] satisfies Name[])

/** Reads the settings of this process, frozen. Throws an Error with a one-line message naming the wrong setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(fields).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const result = v.safeParse(schema, given, { abortEarly: true })
  if (!result.success) {
    const name = String(result.issues[0].path?.[0]?.key)
    rejectSetting(name, `expected ${result.issues[0].message}${secrets.has(name) ? '' : `, got "${given[name]}"`}`)
  }
  const parsed = result.output
  const apiPort = parsed.API_PORT || parsed.PORT + 1
  const config = {
    ...parsed,
    API_PORT: apiPort,
    API_URL: parsed.API_URL || `http://127.0.0.1:${apiPort}`,
    MAIL_FROM: parsed.MAIL_FROM || `no-reply@${parsed.PUBLIC_HOST}`,
    LOG_LEVEL: parsed.LOG_LEVEL || (parsed.DATABASE_URL && !parsed.DEMO ? 'info' : 'trace'),
    TLS_ADDRESS: parsed.TLS_ADDRESS || `${parsed.PUBLIC_HOST}:443`,
  }
  checkTogether(config)
  return Object.freeze(config)
}

/** Lists services that are not configured although the database is external, one line each; no local fake replaces them. */
export function missingSettings(config: Config): string[] {
  if (config.DEMO || config.ROLE === 'edge') return []
  return [
    config.SMTP_URL ? '' : 'SMTP_URL is not set: no mail is sent.',
    config.STRIPE_SECRET_KEY ? '' : 'STRIPE_SECRET_KEY is not set: nothing can be paid.',
    config.STRIPE_WEBHOOK_SECRET ? '' : 'STRIPE_WEBHOOK_SECRET is not set: payments are never confirmed.',
    config.MEILI_URL ? '' : 'MEILI_URL is not set: Postgres answers searches.',
  ].filter(Boolean)
}

/** Returns the IP address our servers bind to: with demo accounts, always this machine only. */
export function bindAddress(config: Pick<Config, 'DEMO'>): string {
  return config.DEMO ? '127.0.0.1' : '0.0.0.0'
}

/** Settings that point to local stand-ins for outside services. */
const localServices = [
  ['STRIPE_API_URL', 'the local payment service'],
  ['GOOGLE_PLACES_URL', 'the local service for reviews'],
] as const

function checkTogether(config: Config): void {
  if (isWithin(config.CONTENT_HOST, config.PUBLIC_HOST) || isWithin(config.PUBLIC_HOST, config.CONTENT_HOST)) {
    rejectSetting('CONTENT_HOST', 'must share no domain with PUBLIC_HOST: packages could reach its cookies')
  }
  if ((config.ROLE === 'api' || config.ROLE === 'worker') && !config.DATABASE_URL)
    rejectSetting('DATABASE_URL', `needed by ROLE=${config.ROLE}`)
  if (config.S3_READ_URL && !config.S3_URL && config.ROLE !== 'edge')
    rejectSetting('S3_READ_URL', 'needs S3_URL, which files are kept by; an edge alone does without')
  if (config.DEMO && !isLocal(config.DATABASE_URL))
    rejectSetting('DEMO', 'set by start with the embedded database, by nobody else')
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_ACCOUNTS'] as const)
    if (config.DEMO && /(?:^|:)[sr]k_live_/.test(config[name]))
      rejectSetting(name, 'a live key needs a DATABASE_URL of your own')
  if (config.STRIPE_SECRET_KEY && readPaymentAccounts(config.STRIPE_ACCOUNTS)?.accounts.has(config.STRIPE_ACCOUNT_NAME))
    rejectSetting(
      'STRIPE_ACCOUNTS',
      `${config.STRIPE_ACCOUNT_NAME} is the account of STRIPE_SECRET_KEY (STRIPE_ACCOUNT_NAME)`,
    )
  for (const [name, service] of localServices) {
    if (config[name] && !config.DEMO) rejectSetting(name, `${service} exists only with the embedded database`)
    if (config[name] && !isLocal(config[name])) rejectSetting(name, 'must be on 127.0.0.1')
  }
}

function rejectSetting(name: string, reason: string): never {
  throw new Error(`${name}: ${reason}`)
}

function isLocal(url: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(URL.parse(url)?.hostname ?? '')
}
