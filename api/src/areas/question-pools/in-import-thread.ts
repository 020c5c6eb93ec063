import { sideThread } from '../../kernel/side-thread.ts'
import type { QuestionFile, ReadImport } from './import-of.ts'

/** Reads a file of questions, in a thread of such files: one of a million characters takes more than a second. */
export const inImportThread = sideThread<QuestionFile, ReadImport>(new URL('./import-thread.ts', import.meta.url))
