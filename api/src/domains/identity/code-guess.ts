import type { Connection } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { releaseHit, reserveHit, type Limit } from '../../kernel/rate-limit.ts'
import { guessedKey, type Guessed } from './guess-limits.ts'

const day_s = 86_400
/** Email changes have their own counter, so guessing them cannot block account unlocking. */
type CodeKind = 'code' | 'email-change'
const perDay = (guessed: Guessed, kind: CodeKind): Limit => ({
  key: `${kind}:${guessedKey(guessed)}`,
  limit: 10,
  window_s: day_s,
})

/**
 * Counts a guess of a mailed code before it is compared: ten a day per account, known or not, across all its codes of a kind; refuses the eleventh. Call
 * `releaseCodeGuess` if the code was right. Each code also has its own limit.
 */
export async function reserveCodeGuess(platform: Connection, guessed: Guessed, kind: CodeKind = 'code'): Promise<void> {
  const seconds = await reserveHit(platform, perDay(guessed, kind))
  if (seconds > 0) fail('auth.codes_exhausted', { hours: Math.ceil(seconds / 3600), seconds })
}

export const releaseCodeGuess = (platform: Connection, guessed: Guessed, kind: CodeKind = 'code'): Promise<void> =>
  releaseHit(platform, perDay(guessed, kind))
