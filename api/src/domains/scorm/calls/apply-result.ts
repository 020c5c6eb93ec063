import { and, eq } from 'drizzle-orm'
import { firstByName } from '@portico/shared/rules/scorm/by-name.ts'
import { rollUp } from '@portico/shared/rules/scorm/roll-up.ts'
import { scoResult } from '@portico/shared/rules/scorm/sco-result.ts'
import type { ScoRecord } from '@portico/shared/rules/scorm/sco-state.ts'
import { itemProgress, mayStepItemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { scormProgress } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Scope } from '../../../kernel/context.ts'
import {
  type Enrollment,
  setItemStatus,
  updateProgress,
  type OutlineItem,
  storeItemDetails,
} from '../../learning/door.ts'
import { readRegistration, statesOf, type Registration } from './registration.ts'

type Finished = { enrollment: Enrollment; item: OutlineItem; progress_id: number }
const resultTexts = { success: 'passed', failed: 'failed', finished: 'completed' } as const

/**
 * Sets the item's status from the committed data: 'success', 'failed' or 'finished' (OP-80); several SCOs are rolled up. Returns null while its only
 * SCO has reported no result; an item with several returns its progress anyway, because other SCOs may have been unlocked.
 */
export async function applyResult(
  ctx: Pick<Scope, 'db' | 'emit'> & { now: () => Date },
  { enrollment, item, progress_id }: Finished,
): Promise<ProgressAfter | null> {
  const registration = await readRegistration(ctx.db, { item, progress_id })
  const records = await settle(ctx.db, progress_id, registration)
  const { result, score } = rollUp(statesOf({ ...registration, records }))
  const hasSeveral = registration.scos.length > 1
  if (hasSeveral) {
    const lesson_status = result === null ? 'incomplete' : resultTexts[result]
    const details = {
      score: { raw: score, max: null, min: null },
      lesson_location: '',
      suspend_data: '',
      lesson_status,
    }
    await storeItemDetails(ctx.db, progress_id, details, ctx.now())
  }
  if (result === null) return hasSeveral ? updateProgress(ctx, enrollment, item.id) : null
  const to: ItemProgress = itemProgress[result]
  // A successful item stays successful, whatever is reported later (SCO-010).
  if (item.status !== to && mayStepItemProgress(item.status, to)) {
    await setItemStatus(ctx.db, {
      enrollment_id: enrollment.id,
      module_item_id: item.id,
      from: item.status,
      to,
      now: ctx.now(),
    })
  }
  return updateProgress(ctx, enrollment, item.id)
}

/** Stores each SCO's result based on what its content committed. */
async function settle(db: Transaction, progress_id: number, registration: Registration): Promise<ScoRecord[]> {
  const { attempt, scos, records } = registration
  const scoOf = firstByName(scos, ({ identifier }) => identifier)
  return Promise.all(
    records.map(async (record) => {
      const mastery_score = scoOf.get(record.sco)?.mastery_score ?? null
      const result = scoResult({ before: record.result, ...record, mastery_score })
      if (result !== record.result && attempt !== null)
        await db
          .update(scormProgress)
          .set({ result })
          .where(
            and(
              eq(scormProgress.progress_id, progress_id),
              eq(scormProgress.attempt, attempt),
              eq(scormProgress.sco, record.sco),
            ),
          )
      return { ...record, result }
    }),
  )
}
