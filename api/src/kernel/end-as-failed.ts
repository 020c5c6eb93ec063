import type { ReactionContext } from './reaction.ts'

/** After about half an hour of tries. The queue itself would go on for days while a page says "running". */
const tries = 8

/** Does work that somebody watches. Once it was tried often enough, `end` writes that it failed, and later tries find it over. */
export async function endAsFailed(
  { attempt = 1 }: Pick<ReactionContext, 'attempt'>,
  { work, end }: { work: () => Promise<void>; end: () => Promise<unknown> },
): Promise<void> {
  // A process that dies at the work, for memory say, never gets to the end of a try.
  if (attempt > tries) {
    await end()
    return
  }
  try {
    await work()
  } catch (error) {
    if (attempt >= tries) await end()
    throw error
  }
}
