import { eq } from 'drizzle-orm'
import { delete_pool_question } from '@portico/shared/contract/exams/question-pools.ts'
import { questionPools } from '../../tables.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedPool, questionOfPool, questionsOf } from './pool.ts'
import { usesOfPool, retireQuestion } from '../../../item-types/door.ts'

/** Removes a question unless an exam could then not draw enough. The row stays for attempts that drew it. */
export const deletePoolQuestion = verb(delete_pool_question, async (ctx, { params }) => {
  const { db } = ctx
  const pool = await lockedPool(ctx, params.id)
  await refuseOwnAnswerKey(db, { actor: ctx.actor, question_pool_id: pool.id })
  const question = await questionOfPool(db, pool.id, params.question_id)
  const draw = Math.max(0, ...(await usesOfPool(db, pool.id)).map((use) => use.draw))
  const left = (await questionsOf(db, pool.id)).length - 1
  if (left < draw) fail('exams.pool_too_small', { draw })
  await retireQuestion(db, { id: question.id, at: ctx.now() })
  await db.update(questionPools).set({ updated_at: ctx.now() }).where(eq(questionPools.id, pool.id))
  ctx.note(`question_pool:${pool.id}`, { question: question.title })
  return { id: question.id }
})
