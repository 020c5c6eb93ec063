import { sql } from 'drizzle-orm'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Portal } from '../../../portal/portal.ts'
import { hasPage } from '../portal-pages.ts'
import { entries } from './entries.ts'

const lists = builtPages.flatMap((page) =>
  typeof page.made === 'object' && 'list_of' in page.made ? [{ page, family: page.made.list_of }] : [],
)

/** Paths of list pages whose family has entries: all, or those that show something named by one of the tags. Runs in the portal's scope. */
export async function listPaths(db: Transaction, portal: Portal, tags?: readonly Tag[]): Promise<string[]> {
  const asked = lists.filter(
    ({ page }) => hasPage(portal, page) && (!tags || page.shows.some((tag) => tags.includes(tag))),
  )
  const found: string[] = []
  for (const { page, family } of asked) {
    const { shown, found: listed = shown } = entries[family]
    const [row] = await db.execute(sql`select 1 from (${listed}) as entry limit 1`)
    if (row) found.push(page.pattern)
  }
  return found
}
