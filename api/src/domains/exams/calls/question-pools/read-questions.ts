import { read_questions } from '@portico/shared/contract/exams/question-pools.ts'
import { verb } from '../../../../kernel/verb.ts'
import { enforceImportRate } from '../../../lists/door.ts'
import { inImportThread } from './in-import-thread.ts'

/**
 * Previews an import: the questions that would be added, and the rejected ones line by line. Nothing is stored, so the import engine of lists has no
 * part in it: the form that asked adds the questions, even to an exam that is not saved yet.
 */
export const readQuestions = verb(read_questions, async ({ services, actor, portal }, { body }) => {
  await enforceImportRate(services, actor, 'question-imports')
  const { questions, findings } = await inImportThread(body, { portal_id: portal.id, by: actor.id })
  return {
    questions: questions.map(({ line, question }) => ({
      line,
      question: { ...question, picture: null, picture_alt: '' },
    })),
    findings,
  }
})
