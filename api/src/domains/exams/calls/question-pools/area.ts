import type { Verb } from '../../../../kernel/verb.ts'
import { createPoolQuestions } from './create-pool-questions.ts'
import { createQuestionPool } from './create-question-pool.ts'
import { deletePoolQuestion } from './delete-pool-question.ts'
import { deleteQuestionPool } from './delete-question-pool.ts'
import { listQuestionPools } from './list-question-pools.ts'
import { readQuestions } from './read-questions.ts'
import { showPoolQuestion } from './show-pool-question.ts'
import { showQuestionPool } from './show-question-pool.ts'
import { updatePoolQuestion } from './update-pool-question.ts'
import { updateQuestionPool } from './update-question-pool.ts'

export const questionPools: readonly Verb[] = [
  listQuestionPools,
  showQuestionPool,
  createQuestionPool,
  updateQuestionPool,
  deleteQuestionPool,
  readQuestions,
  showPoolQuestion,
  createPoolQuestions,
  updatePoolQuestion,
  deletePoolQuestion,
]
