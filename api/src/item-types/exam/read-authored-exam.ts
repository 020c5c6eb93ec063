import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../db/client.ts'
import { questionIdsOf, readExam, readQuestions } from './exam-queries.ts'

/** An exam or survey as its author wrote it, with what is right. */
export async function readAuthoredExam(db: Transaction, id: number): Promise<AuthoredFields<'Exam'>> {
  const { description, attempts_number, pass_percentage, answers_shown } = await readExam(db, id)
  const asked = await readQuestions(db, await questionIdsOf(db, id))
  return {
    description,
    attempts_number,
    pass_percentage,
    answers_shown,
    questions: asked.map((question) => ({
      id: question.id,
      type: question.type,
      title: question.title,
      explanation: question.explanation,
      choices: question.choices.map(({ id, title, is_correct }) => ({ id, title, is_correct })),
    })),
  }
}
