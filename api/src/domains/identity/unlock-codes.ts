import { createHash } from 'node:crypto'
import type { Connection } from '../../db/client.ts'
import { guessedKey, type Guessed } from './guess-limits.ts'
import { randomDigits, mailedCode } from './mailed-code.ts'

const unlockKey = (guessed: Guessed): string => `unlock:${guessedKey(guessed)}`
const hashOf = (guessed: Guessed, code: string): string =>
  createHash('sha256')
    .update(`${unlockKey(guessed)}:${code}`)
    .digest('hex')

/** Generates a code that unlocks an account when its mail is sent. Earlier ones stay valid until one is used. */
export async function generateUnlockCode({ sql }: Connection, user_id: number): Promise<string> {
  const guessed = { user_id }
  const code = randomDigits()
  await sql`insert into verifications (identifier, value, expires_at) values (${unlockKey(guessed)}, ${`0:${hashOf(guessed, code)}`}, now() + make_interval(mins => ${mailedCode.life_min}))`
  return code
}

/** Counts the guess on every code of the account before comparing, in one statement; a right one uses up all of them, once. */
export async function redeemUnlockCode({ sql }: Connection, guessed: Guessed, code: string): Promise<boolean> {
  const place = unlockKey(guessed)
  const tried = await sql<{ value: string }[]>`
    update verifications set value = (split_part(value, ':', 1)::integer + 1) || ':' || split_part(value, ':', 2)
    where identifier = ${place} and expires_at > now() and split_part(value, ':', 1)::integer < ${mailedCode.tries} returning value`
  if (!tried.some(({ value }) => value.split(':')[1] === hashOf(guessed, code))) return false
  return (await sql`delete from verifications where identifier = ${place} returning id`).length > 0
}
