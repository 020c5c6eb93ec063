import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Storage } from '../storage/storage.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { Config } from '../config.ts'
import type { Connection } from '../db/client.ts'
import type { GroupedCommits } from '../db/grouped-commits.ts'
import type { Secrets } from './secrets.ts'
import type { Auth } from './auth.ts'
import type { Dns } from '../adapters/dns/dns.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { ReadKnownReviews } from '../adapters/place-reviews/place-reviews.ts'
import type { ReportError } from '../adapters/report-error.ts'
import type { SearchEngine } from '../adapters/search-engine/search-engine.ts'
import type { Identity } from './identity/identity.ts'

/** The resources that a process holds while it runs. Handlers reach them through their context. */
export type Services = {
  config: Config
  log: Logger
  /** one portal at a time, under row security */
  app: Connection
  /** one portal's, grouping concurrent commits into shared transactions */
  grouped: GroupedCommits
  /** across portals, used deliberately only (folders cross-portal of db and the domains; docs/kernel.md names the few others) */
  platform: Connection
  auth: Auth
  identity: Identity
  secrets: Secrets
  /** uploaded and generated files, by key */
  storage: Storage
  payments: Payments
  search: SearchEngine | null
  placeReviews: ReadKnownReviews
  /** DNS lookups of domains that people enter */
  dns: Dns
  reportError: ReportError
  /** A call failed with a code its entry does not declare: the contract is wrong, and tests that hit it fail. */
  reportUndeclared: (met: { call: string; code: ErrorCode }) => void
  /** Creates the API over these services, for callers in the same process that act as a visitor (the renderer). */
  createApi: (services: Services) => Hono
  now: () => Date
}
