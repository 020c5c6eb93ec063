import { read_questions } from '@portico/shared/contract/exams/question-pools.ts'
import { takeRate, type Limit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { inImportThread } from './in-import-thread.ts'

const importsPerUser = (id: number): Limit => ({ key: `question-imports:${id}`, limit: 30, window_s: 60 })

/** Previews an import: the questions that would be added, and the rejected ones line by line. */
export const readQuestions = verb(read_questions, async ({ services, actor, portal }, { body }) => {
  await takeRate(services.platform, importsPerUser(actor.id))
  const { questions, findings } = await inImportThread(body, { portal_id: portal.id, by: actor.id })
  return {
    questions: questions.map(({ line, question }) => ({
      line,
      question: { ...question, picture: null, picture_alt: '' },
    })),
    findings,
  }
})
