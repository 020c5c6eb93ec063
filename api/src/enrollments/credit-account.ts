import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { creditAccounts } from '../db/tables/credits.ts'

/**
 * Whose credits: `purchase` is the outside world (what this person ever bought of this course), `manager` what they hold and may
 * hand out, `learner` what one enrollment has used.
 */
export type AccountKey =
  | { kind: 'purchase'; course_id: number; user_id: number }
  | { kind: 'manager'; course_id: number; user_id: number }
  | { kind: 'learner'; course_id: number; user_id: number; enrollment_id: number }

export type Account = { id: number; balance: number }

const whereOf = (key: AccountKey): SQL | undefined =>
  and(
    eq(creditAccounts.kind, key.kind),
    eq(creditAccounts.course_id, key.course_id),
    eq(creditAccounts.user_id, key.user_id),
    key.kind === 'learner' ? eq(creditAccounts.enrollment_id, key.enrollment_id) : isNull(creditAccounts.enrollment_id),
  )

/** The account, opened when it is needed for the first time, and locked until the transaction ends. */
export async function lockAccount(db: Transaction, key: AccountKey): Promise<Account> {
  await db.insert(creditAccounts).values(key).onConflictDoNothing()
  const [account] = await db
    .select({ id: creditAccounts.id, balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(whereOf(key))
    .for('no key update')
  if (!account) throw new Error(`no credit account ${JSON.stringify(key)}`)
  return account
}

/** What the account holds now; nothing when it was never opened. */
export async function creditBalance(db: Transaction, key: AccountKey): Promise<number> {
  const [account] = await db.select({ balance: creditAccounts.balance }).from(creditAccounts).where(whereOf(key))
  return account?.balance ?? 0
}
