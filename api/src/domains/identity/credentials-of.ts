import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { accounts, users } from './tables.ts'
import { hasFactorSql } from '../../kernel/has-second-factor.ts'

/** An account's sign-in data; `password` is a hash, or null if it has none. */
export type Credentials = { id: number; password: string | null; email_verified: boolean; has_factor: boolean }

const select = ({ db }: Connection) =>
  db
    .select({
      id: users.id,
      password: accounts.password,
      email_verified: users.email_verified,
      has_factor: hasFactorSql(sql`${users.id}`),
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.user_id, users.id), eq(accounts.provider_id, 'credential')))

/** Finds the account by email, otherwise by username. */
export async function loginAccount(connection: Connection, login: string): Promise<Credentials | null> {
  const isEmail = eq(users.email, login.trim().toLowerCase())
  const [found] = await select(connection)
    .where(or(isEmail, eq(users.username, login)))
    .orderBy(desc(sql`${isEmail}`))
    .limit(1)
  return found ?? null
}

/** Reads the credentials of a known account. */
export async function credentialsOf(connection: Connection, user_id: number): Promise<Credentials | null> {
  const [found] = await select(connection).where(eq(users.id, user_id))
  return found ?? null
}
