import type { ImportFormat } from '@portico/shared/contract/exams/question-pools.ts'

/** Detects a file's question format by its name and by the ANSWER lines that Aiken always has. */
export function formatOfFile(name: string, text: string): ImportFormat {
  if (/\.csv$/i.test(name)) return 'csv'
  return /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][.)]?[ \t]*\r?$/im.test(text) ? 'aiken' : 'gift'
}
