import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { hasFactorSql } from '../../db/has-factor-sql.ts'

/** Whether the account has an authenticator app or a passkey, on whichever host; recovery codes alone are none. */
export async function hasSecondFactor({ db }: Connection, user_id: number): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`select ${hasFactorSql(sql`${user_id}::bigint`)} as has` satisfies SQL)
  return row?.has === true
}
