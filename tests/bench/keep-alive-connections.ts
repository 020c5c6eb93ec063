import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import postgres from 'postgres'
import { startMeilisearch } from '../../api/local/meilisearch/start-meilisearch.ts'
import { sdkClient } from '../../api/local/payments/sdk-client.ts'
import { startPaymentService } from '../../api/local/payments/start-payment-service.ts'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { readConfig } from '../../api/src/config.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { searchMeilisearch } from '../../api/src/domains/catalog/search-meilisearch.ts'
import { rebuildIndex } from '../../api/src/domains/catalog/rebuild-index.ts'
import { createWorld } from '../support/world.ts'
import { startApiProcess } from './support/api-process.ts'
import { median, percentile, type Bench, type Line } from './support/bench.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const rounds = 200
/** The minimum of Linux's delayed acknowledgment; a response that waits for one takes at least this long. */
const delayed_acknowledgment_ms = 40

/** Checks every keep-alive connection between our processes and outside services for responses that wait for a delayed acknowledgment. */
export const bench: Bench = {
  id: 'R14',
  title: `answers on kept connections that wait ${delayed_acknowledgment_ms} ms for an acknowledgment, of ${rounds}`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    const engine = await startMeilisearch({ dataDir: join(folder, 'meilisearch') })
    const payments = await startPaymentService({
      port: 0,
      secret_key: 'sk_test_bench',
      webhook_secret: 'whsec_bench',
      data_dir: join(folder, 'payments'),
    })
    const ends: (() => unknown)[] = [() => payments.close(), () => engine.stop(), () => server.stop()]
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld(
        { DATA_DIR: folder, MEILI_URL: engine.url, MEILI_KEY: engine.key },
        { url, drop: async () => {} },
      )
      ends.unshift(() => world.close())
      await fillCatalog(world)
      const api = await startApiProcess({ DATABASE_URL: url, DATA_DIR: folder })
      ends.unshift(api.kill)
      const ports = { PORT: String(await freePort()), API_PORT: String(api.port) }
      const edge = await startEdge({
        config: readConfig({ DATABASE_URL: url, DATA_DIR: folder, DEMO: '1', ...ports }),
        log: pino({ level: 'silent' }),
      })
      ends.unshift(() => edge.stop())
      const raw = postgres(url, { max: 1 })
      ends.unshift(() => raw.end())
      const through = (port: number) => {
        const connection = new RawConnection(port)
        ends.unshift(() => connection.close())
        const bytes = requestBytes({ path: '/api/courses', headers: { host: world.portals.core.host } })
        return async () => void (await connection.send(bytes))
      }
      const stripe = sdkClient({ url: payments.url, secret_key: 'sk_test_bench' })
      const question = { words: ['course'], filters: {}, sort: 'popularity', page: 1 } as const
      const { core } = world.portals
      const { search, log } = world.services
      return [
        await line('visitor → api', through(api.port)),
        await line('visitor → edge → api', through(edge.port)),
        await line('api → Postgres, a transaction of 60 KB', () =>
          raw.begin((sql) => sql`select repeat('x', 600) from generate_series(1, 100)`),
        ),
        await line('api → Meilisearch', () => searchMeilisearch(search, { portal_id: core.id, question, log })),
        await line('api → payments', () => stripe.customers.create({ email: 'bench@example.com' })),
      ]
    } finally {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function fillCatalog(world: Awaited<ReturnType<typeof createWorld>>): Promise<void> {
  const { platform, search } = world.services
  const { core } = world.portals
  await platform.sql`insert into courses (portal_id, slug, title, publication_status) select ${core.id}, 'course-' || n, 'Course ' || n, 2 from generate_series(1, 200) n`
  await platform.sql`insert into catalog (portal_id, course_id, slug, title, subtitle, price, popularity, published_at, updated_at, search_text)
    select portal_id, id, slug, title, '', 1900, 1, now(), now(), 'course' from courses where portal_id = ${core.id}`
  if (!search) throw new Error('no Meilisearch')
  await rebuildIndex(search, world.services)
}

async function line(what: string, ask: () => PromiseLike<unknown>): Promise<Line> {
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask()
    took.push(performance.now() - began)
  }
  // Load slows down single responses; a delayed acknowledgment slows down all responses of a kind.
  const late = took.filter((each) => each >= delayed_acknowledgment_ms).length / rounds
  return {
    what,
    value: `p50 ${median(took).toFixed(2)} ms, p99 ${percentile(took, 0.99).toFixed(2)} ms, ${(late * 100).toFixed(1)} % late`,
    target: '<= 1 % late',
    met: late <= 0.01,
  }
}
