import { show_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { refuseOwnAnswerKey } from '../../refuse-own-answer-key.ts'
import { verb } from '../../../../kernel/verb.ts'
import { versioned } from '../../../../kernel/versioned.ts'
import { poolOf, questionsOf, poolQuestionView } from './pool.ts'
import { usesOfPool } from '../../../item-types/door.ts'

export const showQuestionPool = verb(show_question_pool, async ({ db, actor }, { params }) => {
  const { id, title } = await poolOf(db, params.id)
  await refuseOwnAnswerKey(db, { actor, question_pool_id: id })
  return {
    id,
    ...versioned({ title }),
    questions: (await questionsOf(db, id)).map(poolQuestionView),
    used_in: await usesOfPool(db, id),
  }
})
