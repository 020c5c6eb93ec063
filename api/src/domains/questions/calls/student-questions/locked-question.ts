import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { studentQuestions } from '../../tables.ts'
import { requireCourseReach } from '../../../access/door.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Question } from './own-question.ts'
import { requireQuestionsEnabled } from './require-questions-enabled.ts'

/** A question of the portal, locked until the transaction ends. */
export async function lockedQuestion({ db, actor }: { db: Transaction; actor: Actor }, id: number): Promise<Question> {
  await requireQuestionsEnabled(db)
  const [question] = await db.select().from(studentQuestions).where(eq(studentQuestions.id, id)).for('update')
  if (!question) return fail('general.not_found')
  await requireCourseReach(db, { actor, course_id: question.course_id })
  return question
}
