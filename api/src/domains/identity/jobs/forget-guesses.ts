import { deleteOldGuesses } from '../../../kernel/guesses.ts'
import { deletePastWindows } from '../../../kernel/rate-limit.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once an hour. */
export const forgetGuessesCron = '23 * * * * forget-guesses'

/** Deletes what no limit needs any more. */
export async function forgetGuesses({ platform }: Services): Promise<void> {
  await deletePastWindows(platform)
  await deleteOldGuesses(platform)
}
