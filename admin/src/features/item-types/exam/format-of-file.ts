import type { ImportFormat } from '@portico/shared/contract/question-pools.ts'

/** In which format a file has its questions, by its name and by what Aiken always has. */
export function formatOfFile(name: string, text: string): ImportFormat {
  if (/\.csv$/i.test(name)) return 'csv'
  return /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][.)]?[ \t]*\r?$/im.test(text) ? 'aiken' : 'gift'
}
