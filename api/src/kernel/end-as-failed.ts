import type { ReactionContext } from './reaction.ts'

/** Takes about half an hour. The queue itself would retry for days while a page says "running". */
const attempts = 8

/** Runs work that a person is watching. After enough failures `end` records that it failed; later retries find it ended. */
export async function endAsFailed(
  { attempt = 1 }: Pick<ReactionContext, 'attempt'>,
  { work, end }: { work: () => Promise<void>; end: () => Promise<unknown> },
): Promise<void> {
  // A process that dies during the work, for example out of memory, never reaches the end of an attempt.
  if (attempt > attempts) {
    await end()
    return
  }
  try {
    await work()
  } catch (error) {
    if (attempt >= attempts) await end()
    throw error
  }
}
