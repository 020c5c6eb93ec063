import { show_pool_question } from '@portico/shared/contract/exams/question-pools.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { verb } from '../../../../kernel/verb.ts'
import { poolOf, questionOfPool, poolQuestionView } from './pool.ts'

export const showPoolQuestion = verb(show_pool_question, async ({ db, actor }, { params }) => {
  const pool = await poolOf(db, params.id)
  await refuseOwnAnswerKey(db, { actor, question_pool_id: pool.id })
  return poolQuestionView(await questionOfPool(db, pool.id, params.question_id))
})
