import type { Transaction } from '../../api/src/db/client.ts'
import { questions } from '../../api/src/domains/item-types/tables.ts'
import { questionPools } from '../../api/src/domains/exams/tables.ts'

/** Seeds a question pool in a portal, with one question. */
export async function seedPool(tx: Transaction, mark: string): Promise<{ pool_id: number; pool_question_id: number }> {
  const values = { title: `Pool of ${mark}` }
  const [pool] = await tx.insert(questionPools).values(values).returning({ id: questionPools.id })
  if (!pool) throw new Error('no pool was made')
  const asked = { question_pool_id: pool.id, type: 'single', title: 'Pooled' } as const
  const [question] = await tx.insert(questions).values(asked).returning({ id: questions.id })
  if (!question) throw new Error('no question was created')
  return { pool_id: pool.id, pool_question_id: question.id }
}
