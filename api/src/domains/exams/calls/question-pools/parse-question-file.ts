import type { ImportFormat } from '@portico/shared/contract/exams/question-pools.ts'
import { mostQuestions } from '@portico/shared/item-types/authored-content.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import type { Imported, ImportFinding } from '@portico/shared/rules/exams/question-import/imported-questions.ts'
import { readAiken } from '@portico/shared/rules/exams/question-import/read-aiken.ts'
import { readGift } from '@portico/shared/rules/exams/question-import/read-gift.ts'
import { readQuestionRows } from '@portico/shared/rules/exams/question-import/read-question-rows.ts'
import { fail } from '../../../../kernel/fail.ts'
import { readRows } from '../../../../csv/read-rows.ts'

export type QuestionFile = { format: ImportFormat; text: string }

const mostFindings = 100

const readers: Readonly<Record<ImportFormat, (text: string) => Imported>> = {
  csv: (text) => readQuestionRows(readRows(Buffer.from(text))) ?? fail('exams.import_columns'),
  gift: readGift,
  aiken: readAiken,
}

/** Returns a file's questions and its findings by line, both limited to what a response may hold. */
export function parseQuestionFile({ format, text }: QuestionFile): Imported {
  const { questions, findings } = readers[format](text.replace(/^\ufeff/, ''))
  const beyond = questions.slice(mostQuestions).map(({ line }) => ({
    line,
    reason: `An exam or a pool has up to ${mostQuestions} questions.`,
    is_taken: false,
  }))
  const all = [...findings, ...beyond].toSorted((one, other) => one.line - other.line)
  return { questions: questions.slice(0, mostQuestions), findings: firstFindings(all) }
}

/** Keeps the first findings: a misread file has one for each line, and the first ones show the cause. */
function firstFindings(all: readonly ImportFinding[]): ImportFinding[] {
  const next = all[mostFindings]
  if (next === undefined) return [...all]
  const reason = `There are ${formatCount(all.length - mostFindings)} more findings from here on.`
  return [...all.slice(0, mostFindings), { line: next.line, reason, is_taken: false }]
}
