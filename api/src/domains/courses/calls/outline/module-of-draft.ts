import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { versionModules } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Draft } from './edited-draft.ts'

type DraftModule = typeof versionModules.$inferSelect

/** Condition for a module's row in a draft. */
export const moduleInDraft = (draft: Draft, module_id: number): SQL | undefined =>
  and(eq(versionModules.course_version_id, draft.id), eq(versionModules.module_id, module_id))

/** Returns a module of the draft; with `removed`, only if the module is removed. */
export async function moduleOfDraft(
  db: Transaction,
  { draft, module_id, removed = false }: { draft: Draft; module_id: number; removed?: boolean },
): Promise<DraftModule> {
  const [place] = await db.select().from(versionModules).where(moduleInDraft(draft, module_id))
  return place && (place.removed_at !== null) === removed ? place : fail('general.not_found')
}
