import type { Services } from '../../../kernel/services.ts'

/** Once an hour. */
export const forgetGuessesCron = '23 * * * * forget-guesses'

/** Deletes what no limit needs any more: windows that are over, and failures older than a day, whose longest wait ended long ago. */
export async function forgetGuesses({ platform }: Services): Promise<void> {
  await platform.sql`delete from rate_limits where resets_at < now()`
  await platform.sql`delete from guesses where last_failed_at < now() - interval '1 day'`
}
