import { create_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { questionPools } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { versioned } from '../../../../kernel/versioned.ts'

export const createQuestionPool = verb(create_question_pool, async (ctx, { body }) => {
  const [pool] = await ctx.db
    .insert(questionPools)
    .values({ title: body.title, created_at: ctx.now(), updated_at: ctx.now() })
    .returning()
  if (!pool) throw new Error('no pool was made')
  ctx.note(`question_pool:${pool.id}`, { title: pool.title })
  return { id: pool.id, ...versioned({ title: pool.title }) }
})
