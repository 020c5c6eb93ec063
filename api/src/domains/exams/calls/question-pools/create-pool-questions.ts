import { eq, max } from 'drizzle-orm'
import { create_pool_questions } from '@portico/shared/contract/exams/question-pools.ts'
import { mostQuestions } from '@portico/shared/item-types/authored-content.ts'
import { questions } from '../../../item-types/tables.ts'
import { questionPools } from '../../tables.ts'
import { readQuestions, addQuestions, checkPictures } from '../../../item-types/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedPool, questionsOf, poolQuestionView } from './pool.ts'

export const createPoolQuestions = verb(create_pool_questions, async (ctx, { params, body }) => {
  const { db } = ctx
  const pool = await lockedPool(ctx, params.id)
  await refuseOwnAnswerKey(db, { actor: ctx.actor, question_pool_id: pool.id })
  const before = await questionsOf(db, pool.id)
  if (before.length + body.questions.length > mostQuestions) fail('exams.pool_full', { most: mostQuestions })
  await checkPictures(db, body.questions, before)
  const [last] = await db
    .select({ sort_number: max(questions.sort_number) })
    .from(questions)
    .where(eq(questions.question_pool_id, pool.id))
  const first = (last?.sort_number ?? 0) + 1
  const added = await addQuestions(
    db,
    { question_pool_id: pool.id },
    body.questions.map((question, place) => ({ sort_number: first + place, question })),
  )
  await db.update(questionPools).set({ updated_at: ctx.now() }).where(eq(questionPools.id, pool.id))
  ctx.note(`question_pool:${pool.id}`, { questions: added.length })
  return (await readQuestions(db, added)).map(poolQuestionView)
})
