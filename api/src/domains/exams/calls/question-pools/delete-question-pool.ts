import { eq } from 'drizzle-orm'
import { delete_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { questionPools } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedPool } from './pool.ts'
import { usesOfPool } from '../../../item-types/door.ts'

/** Deletes a pool that no draft or published course draws from. Learners on earlier versions and existing attempts keep its questions. */
export const deleteQuestionPool = verb(delete_question_pool, async (ctx, { params }) => {
  const pool = await lockedPool(ctx, params.id)
  const uses = await usesOfPool(ctx.db, pool.id)
  if (uses.length > 0)
    fail('exams.pool_in_use', {
      places: uses.map(({ item_title, course_title }) => `“${item_title}” of “${course_title}”`).join(', '),
    })
  await ctx.db.update(questionPools).set({ deleted_at: ctx.now() }).where(eq(questionPools.id, pool.id))
  ctx.note(`question_pool:${pool.id}`, { title: pool.title })
  return { id: pool.id }
})
