import type { Logger } from 'pino'
import { createAuth } from './kernel/auth.ts'
import { createErrorReporter } from './adapters/report-error.ts'
import { openDns } from './adapters/dns/open-dns.ts'
import { createPayments } from './adapters/payments/create-payments.ts'
import { createPlaceReviews } from './adapters/place-reviews/create-place-reviews.ts'
import { createSearchEngine } from './adapters/search-engine/meilisearch.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { connect } from './db/client.ts'
import { groupedCommits } from './db/grouped-commits.ts'
import { inPortal } from './db/in-portal.ts'
import { reachDatabase } from './db/reach-database.ts'
import { readSecrets } from './kernel/secrets.ts'
import { openIdentity } from './kernel/identity/identity.ts'
import { createLog } from './log.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Services } from './kernel/services.ts'

/** Opens what one process needs: three pools over one DATABASE_URL, the signing keys, the identity cache, and outside services. */
export async function openServices({
  config,
  log = createLog(config),
  max = 10,
}: {
  config: Config
  log?: Logger
  max?: number
}): Promise<Services & { close: () => Promise<void> }> {
  const app = connect({ url: config.DATABASE_URL, role: 'app', max })
  const platform = connect({ url: config.DATABASE_URL, role: 'platform', max: Math.ceil(max / 2) })
  const connection = connect({ url: config.DATABASE_URL, role: 'auth', max: Math.ceil(max / 2) })
  const secrets = await reachDatabase(config.DATABASE_URL, () => readSecrets(platform))
  const auth = createAuth({ connection, secrets, config })
  const identity = await openIdentity({ config, log, platform, auth })
  const storage = await openStorage(config)
  return {
    config,
    log,
    app,
    grouped: groupedCommits((portalId, work) => inPortal(app.db, portalId, work)),
    platform,
    secrets,
    auth,
    identity,
    storage,
    payments: createPayments(config),
    search: createSearchEngine(config),
    dns: openDns(config),
    placeReviews: createPlaceReviews(config, { log }),
    reportError: createErrorReporter(config, { log }),
    reportUndeclared: (met) => log.error(met, 'a code that its entry does not declare'),
    createApi: createApp,
    now: () => new Date(),
    close: async () => {
      await Promise.all([identity.close(), app.close(), platform.close(), connection.close()])
      storage.close()
    },
  }
}
