import { eq } from 'drizzle-orm'
import { find_redirect } from '@portico/shared/contract/portals.ts'
import { redirects } from '../../db/tables/portals.ts'
import { verb } from '../../kernel/verb.ts'

/** Asked by the edge when no file answers a path: a renamed page went elsewhere for good (OP-58). */
export const findRedirect = verb(find_redirect, async ({ db }, { query }) => {
  const [found] = await db.select({ to: redirects.to_path }).from(redirects).where(eq(redirects.from_path, query.path))
  return found ? { to: found.to, status: 301 as const } : { to: null, status: 404 as const }
})
