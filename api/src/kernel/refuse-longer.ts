import { errorMessage } from '@portico/shared/errors/message.ts'
import { charactersOf } from '@portico/shared/schemas/characters-of.ts'
import { failFields } from './fail.ts'

/**
 * A text as it is kept, refused at its field where cleaning made it longer than that may be: what is kept can be shown, and saved again as
 * it is.
 */
export function refuseLonger(cleaned: string, { field, most }: { field: string; most: number }): string {
  if (charactersOf(cleaned) > most) failFields({ [field]: [errorMessage('validation.max', { length: most })] })
  return cleaned
}
