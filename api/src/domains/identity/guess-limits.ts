import { createHash } from 'node:crypto'
import { freeFailures } from '@portico/shared/rules/identity/session/remaining-lockout.ts'
import type { GuessLimit } from '../../kernel/guesses.ts'

/** The account a guess is for: its id, or the login as typed if no account matches. */
export type Guessed = { user_id: number } | { login: string }

// The typed login may be a password in the wrong field, so only its hash is stored. Spellings share a count exactly if account lookup treats them
// alike (emails ignore case, usernames do not); otherwise a second spelling would reveal known accounts.
const unknown = (login: string): string =>
  createHash('sha256')
    .update(login.includes('@') ? login.trim().toLowerCase() : login)
    .digest('base64url')

/** One key per account, so guesses by email and by username share a count. */
export const guessedKey = (guessed: Guessed): string =>
  'user_id' in guessed ? `account:${guessed.user_id}` : `login:${unknown(guessed.login)}`

/**
 * After five wrong passwords in a row an account is locked, longer each time, whether or not it exists
 * (shared/src/rules/identity/session/remaining-lockout.ts).
 */
export const passwordLimit = (guessed: Guessed): GuessLimit => ({
  key: `password:${guessedKey(guessed)}`,
  free_failures: freeFailures.account,
})

/** Second-factor codes are counted separately from passwords. */
export const factorLimit = (user_id: number): GuessLimit => ({
  key: `second-factor:account:${user_id}`,
  free_failures: freeFailures.account,
})

/** A device its owner has signed in from is counted separately, so strangers who lock the account do not lock its owner out there. */
export const deviceLimit = (device_id: string): GuessLimit => ({
  key: `password:device:${device_id}`,
  free_failures: freeFailures.known_device,
})
