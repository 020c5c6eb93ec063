import { and, eq } from 'drizzle-orm'
import { find_redirect } from '@portico/shared/contract/portals/portals.ts'
import { redirects, pages } from '../../../publishing/tables.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * The edge calls this when no file matches a path: renamed pages have a permanent redirect (OP-58), unless they were removed since; removed pages are
 * gone.
 */
export const findRedirect = verb(find_redirect, async ({ db }, { query }) => {
  const [found] = await db
    .select({ to: redirects.to_path, gone: pages.path })
    .from(redirects)
    .leftJoin(pages, and(eq(pages.path, redirects.to_path), eq(pages.status, 410)))
    .where(eq(redirects.from_path, query.path))
  if (found) return found.gone === null ? { to: found.to, status: 301 as const } : { to: null, status: 410 as const }
  const [page] = await db.select({ status: pages.status }).from(pages).where(eq(pages.path, query.path))
  return { to: null, status: page?.status === 410 ? (410 as const) : (404 as const) }
})
