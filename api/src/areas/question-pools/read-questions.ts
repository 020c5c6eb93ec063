import { read_questions, type ImportFormat } from '@portico/shared/contract/question-pools.ts'
import { mostQuestions } from '@portico/shared/item-types/authored-content.ts'
import type { Imported } from '@portico/shared/rules/question-import/imported-questions.ts'
import { readAiken } from '@portico/shared/rules/question-import/read-aiken.ts'
import { readGift } from '@portico/shared/rules/question-import/read-gift.ts'
import { readQuestionRows } from '@portico/shared/rules/question-import/read-question-rows.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { readRows } from '../../lists/import/read-rows.ts'

const readers: Readonly<Record<ImportFormat, (text: string) => Imported>> = {
  csv: (text) => readQuestionRows(readRows(Buffer.from(text))) ?? fail('exams.import_columns'),
  gift: readGift,
  aiken: readAiken,
}

/** The dry run of an import: what would be added, and what would not, line by line. */
export const readQuestions = verb(read_questions, async (_, { body }) => {
  const { questions, findings } = readers[body.format](body.text.replace(/^\ufeff/, ''))
  const beyond = questions.slice(mostQuestions).map(({ line }) => ({
    line,
    reason: `An exam or a pool has up to ${mostQuestions} questions.`,
    is_taken: false,
  }))
  return {
    questions: questions
      .slice(0, mostQuestions)
      .map(({ line, question }) => ({ line, question: { ...question, picture: null, picture_alt: '' } })),
    findings: [...findings, ...beyond].toSorted((one, other) => one.line - other.line),
  }
})
