import type { Logger } from 'pino'
import { sql } from 'drizzle-orm'
import { inPortal } from '../../db/in-portal.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Services } from '../../kernel/services.ts'
import { openHosts } from './open-hosts.ts'
import type { PageRenderer } from './page-renderer.ts'
import { publishPaths, type FailedPage } from './publish-paths.ts'
import { mayHave } from './portal-pages.ts'
import { allPaths } from './site-map.ts'
import { unpublish } from './unpublish.ts'

type Task = {
  services: Services
  pageRenderer: PageRenderer
  portal: Portal
  log: Logger
  onPage?: (done: number, total: number) => void
}

/** Writes every page of a portal, removes pages it no longer has, and points its hosts at the tree. */
export async function publishPortal({
  services,
  pageRenderer,
  portal,
  log,
  onPage,
}: Task): Promise<{ total: number; failed: FailedPage[] }> {
  const { paths, standing } = await inPortal(services.app.db, portal.id, async (db) => ({
    paths: await allPaths(db, portal),
    standing: (await db.execute<{ path: string }>(sql`select path from pages where status = 200`)).map(
      (row) => row.path,
    ),
  }))
  await openHosts(services, portal)
  const first = await publishPaths({
    services,
    pageRenderer,
    portal,
    log,
    paths,
    onPage: (done) => onPage?.(done, paths.length),
  })
  // Retry once before counting a page as failed: it may have failed under load.
  const failed =
    first.length > 0
      ? await publishPaths({ services, pageRenderer, portal, log, paths: first.map(({ path }) => path) })
      : []
  // While a portal is blocked, its pages are not updated; all are rendered again on resume.
  const over = standing.filter((path) => !paths.includes(path) && !(portal.is_paused && !mayHave(portal, path)))
  await unpublish({ services, portal, paths: over })
  return { total: paths.length, failed }
}
