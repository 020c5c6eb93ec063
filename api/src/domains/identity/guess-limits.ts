import { createHash } from 'node:crypto'
import { freeFailures } from '@portico/shared/rules/session/remaining-lockout.ts'
import type { GuessLimit } from '../../kernel/guesses.ts'

/** An account that a guess is about: by its id, or as it was typed when nobody has that email or username. */
export type Guessed = { user_id: number } | { login: string }

// What was typed may be a password in the wrong field: it is kept as a hash only. One spelling is another exactly where the account would be
// found by both (an email by either case, a username as it is), else a second spelling would tell the known from the unknown.
const unknown = (login: string): string =>
  createHash('sha256')
    .update(login.includes('@') ? login.trim().toLowerCase() : login)
    .digest('base64url')

/** One key for an account however it is named, so that email and username share one count. */
export const guessedKey = (guessed: Guessed): string =>
  'user_id' in guessed ? `account:${guessed.user_id}` : `login:${unknown(guessed.login)}`

/** After five wrong passwords in a row an account waits, longer each time, whether it exists or not (shared/src/rules/session/remaining-lockout.ts). */
export const passwordLimit = (guessed: Guessed): GuessLimit => ({
  key: `password:${guessedKey(guessed)}`,
  free_failures: freeFailures.account,
})

/** Codes of the second factor have a count of their own beside the password's. */
export const factorLimit = (user_id: number): GuessLimit => ({
  key: `second-factor:account:${user_id}`,
  free_failures: freeFailures.account,
})

/** A device from which the owner has signed in before counts by itself: strangers who lock the account do not lock its owner out there. */
export const deviceLimit = (device_id: string): GuessLimit => ({
  key: `password:device:${device_id}`,
  free_failures: freeFailures.known_device,
})
