import { errorMessage } from '@portico/shared/errors/message.ts'
import { charactersOf } from '@portico/shared/schemas/text.ts'
import { failFields } from './fail.ts'

/**
 * Returns the cleaned text, or rejects its field if cleaning made it too long, so that stored text can always be displayed and saved again unchanged.
 */
export function rejectLonger(cleaned: string, { field, most }: { field: string; most: number }): string {
  if (charactersOf(cleaned) > most) failFields({ [field]: [errorMessage('validation.max', { length: most })] })
  return cleaned
}
