import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/client.ts'
import { mailedCode, randomDigits } from './mailed-code.ts'
import { verifications } from './tables.ts'

// Requested changes and their codes are rows of `verifications`, which an hourly job clears of expired ones.
const changeOf = (user_id: number): string => `email-change:${user_id}`
const codesOf = (user_id: number): string => `email-change-code:${user_id}`
/** Longer than a code lives, because the mail may be late. */
const life_min = 60
type Within = Pick<Database | Transaction, 'delete'>
type Asked = { user_id: number; email: string }

const hashOf = ({ user_id, email }: Asked, code: string): string =>
  createHash('sha256')
    .update(`${codesOf(user_id)}:${email}:${code}`)
    .digest('hex')

/** Returns the address that an account is about to move to, or null. */
export async function pendingEmail(connection: Connection, user_id: number): Promise<string | null> {
  const [row] = await connection.sql<{ value: string }[]>`
    select value from verifications where identifier = ${changeOf(user_id)} and expires_at > now() order by id desc limit 1`
  return row?.value ?? null
}

/** Forgets a requested change and its codes: when it is canceled, replaced or overtaken by a new password, in the transaction of which it is. */
export async function dropEmailChange(within: Within, user_id: number): Promise<void> {
  await within.delete(verifications).where(inArray(verifications.identifier, [changeOf(user_id), codesOf(user_id)]))
}

/** Stores a requested change, replacing an earlier one. Does not look up the address. */
export async function askEmailChange(connection: Connection, { user_id, email }: Asked): Promise<void> {
  await dropEmailChange(connection.db, user_id)
  await connection.sql`
    insert into verifications (identifier, value, expires_at)
    values (${changeOf(user_id)}, ${email}, now() + make_interval(mins => ${life_min}))`
}

/**
 * Generates the code that confirms a new address when its mail is sent. A retried job adds a second valid code; resending deletes earlier ones
 * (`dropEmailCodes`).
 */
export async function generateEmailCode(connection: Connection, asked: Asked): Promise<string> {
  const code = randomDigits()
  await connection.sql`
    insert into verifications (identifier, value, expires_at)
    values (${codesOf(asked.user_id)}, ${`0:${hashOf(asked, code)}`}, now() + make_interval(mins => ${mailedCode.life_min}))`
  return code
}

/**
 * Ends the codes of a requested change, which then waits as long as a new one; returns its address, or null if none is pending. The row of the change is
 * locked until the codes are gone.
 */
export async function dropEmailCodes({ db }: Connection, user_id: number): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(verifications)
      .set({ expires_at: sql`now() + make_interval(mins => ${life_min})` })
      .where(and(eq(verifications.identifier, changeOf(user_id)), gt(verifications.expires_at, sql`now()`)))
      .returning({ email: verifications.value })
    if (row) await tx.delete(verifications).where(eq(verifications.identifier, codesOf(user_id)))
    return row?.email ?? null
  })
}

type Guess = { state: 'right'; email: string } | { state: 'wrong' | 'used_up' | 'expired' | 'over' }

/**
 * Counts the guess on every code before comparing, in one statement. A right one stays valid until `consumeEmailChange`. Used up: no code has a try left.
 * Over: no change is pending.
 */
export async function guessEmailCode(connection: Connection, user_id: number, code: string): Promise<Guess> {
  const email = await pendingEmail(connection, user_id)
  if (email === null) return { state: 'over' }
  const tried = await connection.sql<{ value: string }[]>`
    update verifications set value = (split_part(value, ':', 1)::integer + 1) || ':' || split_part(value, ':', 2)
    where identifier = ${codesOf(user_id)} and expires_at > now() and split_part(value, ':', 1)::integer < ${mailedCode.tries}
    returning value`
  if (tried.length === 0) return { state: (await hasCode(connection, user_id)) ? 'used_up' : 'expired' }
  if (tried.some(({ value }) => value.split(':')[1] === hashOf({ user_id, email }, code)))
    return { state: 'right', email }
  return { state: tried.some(({ value }) => Number.parseInt(value, 10) < mailedCode.tries) ? 'wrong' : 'used_up' }
}

async function hasCode(connection: Connection, user_id: number): Promise<boolean> {
  const rows = await connection.sql`
    select from verifications where identifier = ${codesOf(user_id)} and expires_at > now()`
  return rows.length > 0
}

/** Uses up a requested change and its codes, in the transaction that moves the account; false if it is no longer pending. */
export async function consumeEmailChange(tx: Within, { user_id, email }: Asked): Promise<boolean> {
  const used = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, changeOf(user_id)), eq(verifications.value, email)))
    .returning({ id: verifications.id })
  await dropEmailChange(tx, user_id)
  return used.length > 0
}
