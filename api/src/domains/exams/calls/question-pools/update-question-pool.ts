import { eq } from 'drizzle-orm'
import { update_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { questionPools } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale, versioned } from '../../../../kernel/versioned.ts'
import { lockedPool } from './pool.ts'

export const updateQuestionPool = verb(update_question_pool, async (ctx, { params, body }) => {
  const pool = await lockedPool(ctx, params.id)
  const subject = `question_pool:${pool.id}`
  await rejectStale(ctx.db, { entry: { title: pool.title }, version: body.version, subject })
  const { title } = body
  await ctx.db.update(questionPools).set({ title, updated_at: ctx.now() }).where(eq(questionPools.id, pool.id))
  ctx.note(subject, { title })
  return { id: pool.id, ...versioned({ title }) }
})
