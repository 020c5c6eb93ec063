import { and, asc, inArray, isNull, not } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { questionPools } from '../../exams/tables.ts'
import { fail } from '../../../kernel/fail.ts'

/** Checks the pools an exam draws from and locks them, so none is deleted meanwhile. */
export async function checkPools(db: Transaction, pools: readonly { question_pool_id: number }[]): Promise<void> {
  if (pools.length === 0) return
  const ids = pools.map(({ question_pool_id }) => question_pool_id)
  const found = await db
    .select({ id: questionPools.id })
    .from(questionPools)
    .where(and(inArray(questionPools.id, ids), isNull(questionPools.deleted_at), not(questionPools.is_shared)))
    .orderBy(asc(questionPools.id))
    .for('share')
  if (found.length < ids.length) fail('general.not_found')
}
