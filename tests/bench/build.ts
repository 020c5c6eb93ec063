import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../../api/local/demo/seed/seed.ts'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { buildSite } from '../../api/local/supervisor/build-apps.ts'
import { readConfig } from '../../api/src/config.ts'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../api/src/db/in-portal.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import type { Portal } from '../../api/src/portal/portal.ts'
import { originOf, portalHost } from '../../api/src/portal/portal-url.ts'
import { anonymousCall } from '../../api/src/domains/publishing/anonymous-call.ts'
import { pageRendererOf, type PageRenderer } from '../../api/src/domains/publishing/page-renderer.ts'
import { publishPortal } from '../../api/src/domains/publishing/publish-portal.ts'
import { allPaths } from '../../api/src/domains/publishing/site-map.ts'
import { openServices } from '../../api/src/services.ts'
import type { Services } from '../../api/src/kernel/services.ts'
import type { Call } from '../../shared/src/calls/call.ts'
import { portal_info } from '../../shared/src/contract/portals/portals.ts'
import { alternate, median, type Bench } from './support/bench.ts'

const courses = Number(process.env.BENCH_COURSES ?? 1_500)
const at_once = 24

/** Writes every page of a storefront, against Astro alone rendering the same pages from data in memory and discarding them. */
export const bench: Bench = {
  id: 'R5',
  title: `a whole storefront of ${courses.toLocaleString('en-US')} courses, pages a second`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres') })
    try {
      await buildSite({ log: join(folder, 'build.log'), say: console.log, signal: AbortSignal.timeout(600_000) })
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'error' })
      await seed({ config, portals: 0, courses, pictures: false })
      const services = await openServices({ config })
      const renderer = await pageRendererOf(services)
      const portal = await portalById(services.platform.db, config.CORE_PORTAL_ID)
      if (!portal) throw new Error('no core portal')
      const bare = await bareAstro({ services, renderer, portal })
      const publish = async () => {
        const began = performance.now()
        const { total, failed } = await publishPortal({ services, pageRenderer: renderer, portal, log: services.log })
        if (failed.length > 0) throw new Error(`${failed[0]?.path}: ${failed[0]?.error}`)
        return total / ((performance.now() - began) / 1_000)
      }
      await publish()
      const found = await alternate({ publish, bare }, 3)
      await renderer.renderer.close()
      await services.close()
      const [ours, alone] = [median(found.publish), median(found.bare)]
      return [
        { what: 'published', value: `${ours.toFixed(0)} pages/s`, target: '>= 300', met: ours >= 300 },
        { what: 'Astro alone', value: `${alone.toFixed(0)} pages/s` },
        {
          what: 'published / Astro alone (stretch 0.6)',
          value: (ours / alone).toFixed(2),
          target: '>= 0.45',
          met: ours / alone >= 0.45,
        },
      ]
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Serves each page's requests from the responses of a first round, so only rendering is left. */
async function bareAstro({
  services,
  renderer,
  portal,
}: {
  services: Services
  renderer: PageRenderer
  portal: Portal
}): Promise<() => Promise<number>> {
  const host = portalHost(portal, services.config)
  const asked = new Map<string, unknown>()
  const call = anonymousCall(renderer.app, host)
  const remembered = (async (endpoint: Parameters<Call>[0], args: unknown) => {
    const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(args ?? null)}`
    if (!asked.has(key))
      asked.set(key, await (call as (e: typeof endpoint, a: unknown) => Promise<unknown>)(endpoint, args))
    return asked.get(key)
  }) as Call
  const paths = await inPortal(services.app.db, portal.id, (db) => allPaths(db, portal))
  const order = {
    host,
    portal: await call(portal_info),
    call: remembered,
    version: '1',
    content_url: originOf(services.config.CONTENT_HOST, services.config),
    social: () => null,
  }
  const round = async () => {
    const waiting = [...paths]
    const began = performance.now()
    await Promise.all(
      Array.from({ length: at_once }, async () => {
        for (let path = waiting.pop(); path; path = waiting.pop()) await renderer.renderer.render({ ...order, path })
      }),
    )
    return paths.length / ((performance.now() - began) / 1_000)
  }
  await round()
  return round
}
