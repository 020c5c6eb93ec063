import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { studentQuestions } from '../../db/tables/student-questions.ts'
import { fail } from '../../kernel/fail.ts'
import type { Question } from './own-question.ts'
import { refuseWhereOff } from './refuse-where-off.ts'

/** A question of the portal, locked until the transaction ends. */
export async function lockedQuestion(db: Transaction, id: number): Promise<Question> {
  await refuseWhereOff(db)
  const [question] = await db.select().from(studentQuestions).where(eq(studentQuestions.id, id)).for('update')
  return question ?? fail('general.not_found')
}
