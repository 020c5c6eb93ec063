import { parseArgs } from 'node:util'
import { createLog } from '../log.ts'
import { readConfig } from '../config.ts'
import { allPortals } from '../db/cross-portal/portals-and-members.ts'
import { openServices } from '../services.ts'
import { publishPortal } from '../domains/publishing/publish-portal.ts'
import { pageRendererOf } from '../domains/publishing/page-renderer.ts'

// `pnpm pages --all` or `--portal 24`: writes every page of every portal, or of one. Exit code 3: some pages failed, the rest were written.
try {
  process.exit(await main())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, portal: { type: 'string', multiple: true } } })
  if (!values.all === !values.portal) throw new Error('Usage: pages --all, or pages --portal <id>')
  const config = readConfig(process.env)
  if (!config.DATABASE_URL)
    throw new Error('DATABASE_URL: needed by pages; `start` itself publishes what its embedded database holds.')
  const services = await openServices({
    config,
    log: createLog({ LOG_LEVEL: ['info', 'trace'].includes(config.LOG_LEVEL) ? 'warn' : config.LOG_LEVEL }),
    max: 6,
  })
  const pageRenderer = await pageRendererOf(services)
  try {
    const portals = (await allPortals(services.platform.db)).filter(
      ({ id }) => values.all || values.portal?.includes(String(id)),
    )
    if (portals.length === 0 && values.portal) throw new Error('No portal has this id.')
    if (portals.length === 0) console.log('There is no portal yet: `pnpm super-admin EMAIL` makes the first ones.')
    let failed = 0
    for (const portal of portals) {
      const began = performance.now()
      const show = (done: number, total: number) =>
        process.stdout.isTTY && process.stdout.write(`\r${portal.name}: ${done} of ${total} pages`)
      const result = await publishPortal({ services, pageRenderer, portal, log: services.log, onPage: show })
      const took_s = (performance.now() - began) / 1_000
      console.log(`${process.stdout.isTTY ? '\r' : ''}${portal.name}: ${result.total} pages in ${took_s.toFixed(1)} s`)
      for (const { path, error } of result.failed) console.error(`  failed: ${path}: ${error}`)
      failed += result.failed.length
    }
    return failed > 0 ? 3 : 0
  } finally {
    await pageRenderer.renderer.close()
    await services.close()
  }
}
