import { desc, eq } from 'drizzle-orm'
import { get_scorm_content } from '@portico/shared/contract/scorm/authoring.ts'
import type { Transaction } from '../../../db/client.ts'
import { scormImports } from '../tables.ts'
import { scormModules } from '../../item-types/tables.ts'
import { readsLearners } from '../../access/door.ts'
import { verb } from '../../../kernel/verb.ts'
import { openAttempts } from './earlier-attempts.ts'
import { importError, importState } from './import-view.ts'
import { scormItemOf } from './item-of-course.ts'
import { packageFacts } from './package-facts.ts'

const mostRows = 500

export const getScormContent = verb(get_scorm_content, async ({ db, actor }, { params, query }) => {
  const asked = { course_id: query.course_id, item_id: params.id }
  const { itemable_id } = await scormItemOf(db, asked)
  const [module] = await db.select().from(scormModules).where(eq(scormModules.id, itemable_id))
  // Names are shown only if these learners are within the caller's reach. The caller's own attempt is left out: only a colleague may end it.
  const isReached = await readsLearners(db, { actor, course_id: query.course_id })
  const earlier = (isReached ? await openAttempts(db, asked) : []).filter(
    ({ is_earlier, user_id }) => is_earlier && user_id !== actor.id,
  )
  return {
    package: await packageFacts(db, module?.scorm_package_id ?? null),
    import: await lastImport(db, params.id),
    on_earlier_package: earlier
      .slice(0, mostRows)
      .map(({ related_id, name, began_at }) => ({ related_id, name, began_at: new Date(began_at) })),
  }
})

async function lastImport(db: Transaction, item_id: number) {
  const [row] = await db
    .select()
    .from(scormImports)
    .where(eq(scormImports.module_item_id, item_id))
    .orderBy(desc(scormImports.id))
    .limit(1)
  if (!row) return null
  const { id, file_name, stage, done_bytes, total_bytes, created_at } = row
  return {
    id,
    state: importState(row),
    file_name,
    stage,
    done_bytes,
    total_bytes,
    created_at,
    error: importError(row),
    package: await packageFacts(db, row.scorm_package_id),
  }
}
