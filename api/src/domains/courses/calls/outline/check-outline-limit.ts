import { count, eq } from 'drizzle-orm'
import { mostItems, mostModules } from '@portico/shared/contract/courses/outline.ts'
import type { Transaction } from '../../../../db/client.ts'
import { versionItems, versionModules } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Draft } from './edited-draft.ts'

/** Rejects another module or item beyond the course's limit. Removed ones count, because they can be restored. */
export async function checkOutlineLimit(
  db: Transaction,
  draft: Draft,
  table: typeof versionModules | typeof versionItems,
): Promise<void> {
  const most = table === versionModules ? mostModules : mostItems
  const [found] = await db.select({ count: count() }).from(table).where(eq(table.course_version_id, draft.id))
  if ((found?.count ?? 0) >= most) fail('courses.outline_full', { modules: mostModules, items: mostItems })
}
