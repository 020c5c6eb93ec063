import { and, eq, isNull, sql } from 'drizzle-orm'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { scoStates, type ScoRecord, type ScoState } from '@portico/shared/rules/scorm/sco-state.ts'
import { scormModules } from '../../item-types/tables.ts'
import { scormPackages, type ScormPackageItem, scormAttempts, scormProgress } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import type { OutlineItem } from '../../learning/door.ts'

/** A learner's state at one item: the running attempt with the package it started with, and its SCO records. */
export type Registration = {
  /** null before the first attempt */
  attempt: number | null
  /** the SCO opened last */
  last: string | null
  scorm_module: typeof scormModules.$inferSelect
  scorm_package: typeof scormPackages.$inferSelect
  scos: ScormPackageItem[]
  records: ScoRecord[]
}
type ItemAndProgress = { item: Pick<OutlineItem, 'itemable_id' | 'itemable_type'>; progress_id: number | null }

/**
 * Reads the running attempt with the package it started with, or the course's current package if there is none. Refuses if the item has no package.
 */
export async function readRegistration(db: Transaction, { item, progress_id }: ItemAndProgress): Promise<Registration> {
  if (!isFinishedBy('scorm_result', item.itemable_type)) fail('general.not_found')
  const running = progress_id === null ? null : await runningAttempt(db, progress_id)
  const module_id = running?.scorm_module_id ?? item.itemable_id
  const [row] = await db
    .select({ scorm_module: scormModules, scorm_package: scormPackages })
    .from(scormModules)
    .innerJoin(scormPackages, eq(scormPackages.id, scormModules.scorm_package_id))
    .where(eq(scormModules.id, module_id))
  if (!row) return fail('scorm.not_ready')
  const named = row.scorm_package.items.find(({ identifier }) => identifier === row.scorm_module.scorm_id)
  return {
    ...row,
    attempt: running?.attempt ?? null,
    last: running?.sco ?? null,
    scos: named ? [named] : row.scorm_package.items,
    records: running && progress_id !== null ? await recordsOf(db, progress_id, running.attempt) : [],
  }
}

async function runningAttempt(db: Transaction, progress_id: number) {
  const [row] = await db
    .select()
    .from(scormAttempts)
    .where(and(eq(scormAttempts.progress_id, progress_id), isNull(scormAttempts.ended_at)))
  return row ?? null
}

/** The last committed data and result of each SCO in an attempt. */
export async function recordsOf(db: Transaction, progress_id: number, attempt: number): Promise<ScoRecord[]> {
  const rows = await db
    .select({
      sco: scormProgress.sco,
      result: scormProgress.result,
      lesson_status: sql<string>`coalesce(${scormProgress.cmi} ->> 'cmi.core.lesson_status', 'not attempted')`,
      score: sql<string>`coalesce(${scormProgress.cmi} ->> 'cmi.core.score.raw', '')`,
    })
    .from(scormProgress)
    .where(and(eq(scormProgress.progress_id, progress_id), eq(scormProgress.attempt, attempt)))
  return rows.map(({ score, ...row }) => ({ ...row, score_raw: score === '' ? null : Number(score) }))
}

/** Each SCO with its current state. */
export const statesOf = ({ scos, records }: Pick<Registration, 'scos' | 'records'>): ScoState[] =>
  scoStates(scos, records)
