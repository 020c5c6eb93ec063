import { and, eq, isNull } from 'drizzle-orm'
import { itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import { examTries } from './tables.ts'

type Ended = { enrollment_id: number; /** of this exam only */ module_item_id?: number; at: Date }

/** Ends running attempts of an enrollment in the name of staff, without a grade. */
export async function endRunningAttempts(db: Transaction, { enrollment_id, module_item_id, at }: Ended): Promise<void> {
  await db
    .update(examTries)
    .set({ status: states.failed, finished_at: at, ended_by: 'staff' })
    .where(
      and(
        eq(examTries.enrollment_id, enrollment_id),
        module_item_id === undefined ? undefined : eq(examTries.module_item_id, module_item_id),
        isNull(examTries.finished_at),
      ),
    )
}
