import type { Imported } from '@portico/shared/rules/exams/question-import/imported-questions.ts'
import type { Requester } from '../../../../kernel/fair-turns.ts'
import { sideThread } from '../../../../kernel/side-thread.ts'
import type { QuestionFile } from './parse-question-file.ts'

/** Reads a file of questions in a separate thread, because a million characters take more than a second. */
export const inImportThread: (file: QuestionFile, from: Requester) => Promise<Imported> = sideThread(
  new URL('./import-thread.ts', import.meta.url),
)
