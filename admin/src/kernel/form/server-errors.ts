import { CallError } from '@portico/shared/contract/call.ts'
import { failureWords } from '@portico/shared/browser/failure-words.ts'

export type ServerErrors = { fields: Record<string, string>; toast: string | null; form: string | null }

/** Where each sentence of a refused save belongs: at its field (FRM-004), the first of an unknown field as a toast (FRM-005), the rest beside the form. */
export function serverErrors(error: unknown, known: readonly string[]): ServerErrors {
  const given = error instanceof CallError ? Object.entries(error.fields).filter(([, texts]) => texts.length > 0) : []
  const fields = Object.fromEntries(given.filter(([name]) => known.includes(name)).map(([name, texts]) => [name, texts[0] ?? '']))
  const toast = given.find(([name]) => !known.includes(name))?.[1][0] ?? null
  return { fields, toast, form: given.length === 0 ? failureWords(error) : null }
}
