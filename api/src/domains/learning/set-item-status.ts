import { and, eq, sql } from 'drizzle-orm'
import {
  itemProgress as states,
  itemProgressLabels,
  isDone,
  mayStepItemProgress,
  type ItemProgress,
} from '@portico/shared/states/learning/item-progress.ts'
import { itemProgress } from './tables.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'

type Step = {
  enrollment_id: number
  module_item_id: number
  from: ItemProgress
  to: ItemProgress
  now: Date
  details?: Record<string, unknown> | undefined
}

/** Writes one status step of an item if the state table allows it; the same status again changes only the details. */
export async function setItemStatus(
  db: Transaction,
  { enrollment_id, module_item_id, from, to, now, details }: Step,
): Promise<{ progress_id: number }> {
  if (from !== to && !mayStepItemProgress(from, to))
    fail('learning.step_not_allowed', { from: itemProgressLabels[from], to: itemProgressLabels[to] })
  return writeItemStatus(db, { enrollment_id, module_item_id, to, now, details })
}

/** Writes the status that follows from a corrected grade, which may also take back a pass. */
export const correctItemStatus = (
  db: Transaction,
  step: Omit<Step, 'from' | 'details'>,
): Promise<{ progress_id: number }> => writeItemStatus(db, step)

async function writeItemStatus(
  db: Transaction,
  { enrollment_id, module_item_id, to, now, details }: Omit<Step, 'from'>,
): Promise<{ progress_id: number }> {
  const [row] = await db
    .insert(itemProgress)
    .values({
      enrollment_id,
      module_item_id,
      status: to,
      started_at: now,
      finished_at: isDone(to) ? now : null,
      ...(details ? { details } : {}),
    })
    .onConflictDoUpdate({
      target: [itemProgress.portal_id, itemProgress.enrollment_id, itemProgress.module_item_id],
      set: {
        status: to,
        updated_at: now,
        started_at: sql`coalesce(${itemProgress.started_at}, excluded.started_at)`,
        finished_at: isDone(to) ? sql`coalesce(${itemProgress.finished_at}, excluded.finished_at)` : null,
        ...(details ? { details: sql`${itemProgress.details} || excluded.details` } : {}),
      },
    })
    .returning({ id: itemProgress.id })
  if (!row) throw new Error('an item step was not written')
  return { progress_id: row.id }
}

/** The progress record of an item; null until the learner opens it for the first time. */
export async function progressOf(
  db: Transaction,
  { enrollment_id, module_item_id }: { enrollment_id: number; module_item_id: number },
) {
  const [row] = await db
    .select()
    .from(itemProgress)
    .where(and(eq(itemProgress.enrollment_id, enrollment_id), eq(itemProgress.module_item_id, module_item_id)))
  return row ?? null
}

/** The status of an item after it was opened: not started becomes in progress, everything else stays as it is. */
export const opened = (status: ItemProgress): ItemProgress =>
  status === states.not_started ? states.in_progress : status
