import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'

/** An SQL expression for whether the account has an authenticator app or a passkey on any host; recovery codes alone do not count. */
export const hasFactorSql = (user_id: SQL): SQL<boolean> => sql<boolean>`(
  exists (select 1 from totp_factors f where f.user_id = ${user_id} and f.enrolled_at is not null) or exists (select 1 from passkeys p where p.user_id = ${user_id}))`

/** The same as a separate query. */
export async function hasSecondFactor({ db }: Connection, user_id: number): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`select ${hasFactorSql(sql`${user_id}::bigint`)} as has`)
  return row?.has === true
}
