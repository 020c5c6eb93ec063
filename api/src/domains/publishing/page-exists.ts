import { and, eq } from 'drizzle-orm'
import { pageOfPath } from '@portico/shared/pages/page-of-path.ts'
import { routeHeads } from '@portico/shared/pages/reserved-names.ts'
import type { Transaction } from '../../db/client.ts'
import type { Portal } from '../../portal/portal.ts'
import { hasPage } from './portal-pages.ts'
import { pages } from './tables.ts'

/** Whether the portal answers at a path: a page of the product, or a published page of an entry. */
export async function pageExists(db: Transaction, portal: Portal, path: string): Promise<boolean> {
  const page = pageOfPath(path)
  if (page && hasPage(portal, page) && isFixed(page.made)) return true
  const [published] = await db
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.path, path), eq(pages.status, 200)))
  return published !== undefined
}

/** Pages of the product, besides those that come with an entry or are not built. */
const isFixed = (made: NonNullable<ReturnType<typeof pageOfPath>>['made']): boolean =>
  made === 'static' || made === 'shell' || made === 'staff' || (typeof made === 'object' && 'moved_to' in made)

/** Whether the server answers below the first segment of a path itself, such as /api. */
export const isOfServer = (path: string): boolean => {
  const head = path.split('/')[1] ?? ''
  return head.startsWith('@') || (routeHeads.includes(head) && pageOfPath(path) === null)
}
