import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client.ts'
import { creditAccounts, creditMovements } from './tables.ts'

/**
 * Key of a credit account. `purchase`: the outside world (all that a person bought of a course, or the portal was given); `portal`: its pool for any
 * course; `course`: set aside for one course; `manager`: held by a manager to hand out; `partner`: held by a partner company; `learner`: used by one
 * enrollment.
 */
export type AccountKey =
  | { kind: 'purchase'; course_id: number | null; user_id: number | null }
  | { kind: 'portal'; course_id: null; user_id: null }
  | { kind: 'course'; course_id: number; user_id: null }
  | { kind: 'partner'; course_id: null; user_id: null; partner_company_id: number }
  | { kind: 'manager'; course_id: number; user_id: number }
  | { kind: 'learner'; course_id: number; user_id: number; enrollment_id: number }

export type Account = { id: number; balance: number }
/** `user_id`: the manager who gave the credit, if any. */
type Source = Account & { kind: Kind; user_id: number | null }
type Kind = (typeof creditAccounts.$inferSelect)['kind']

export const portalPool = { kind: 'portal', course_id: null, user_id: null } as const satisfies AccountKey
/** The account that credits given to a portal come from. */
export const outsideOfPortal = { kind: 'purchase', course_id: null, user_id: null } as const satisfies AccountKey

const whereOf = (key: AccountKey): SQL | undefined =>
  and(
    eq(creditAccounts.kind, key.kind),
    key.course_id === null ? isNull(creditAccounts.course_id) : eq(creditAccounts.course_id, key.course_id),
    key.user_id === null ? isNull(creditAccounts.user_id) : eq(creditAccounts.user_id, key.user_id),
    key.kind === 'learner' ? eq(creditAccounts.enrollment_id, key.enrollment_id) : isNull(creditAccounts.enrollment_id),
    key.kind === 'partner'
      ? eq(creditAccounts.partner_company_id, key.partner_company_id)
      : isNull(creditAccounts.partner_company_id),
  )

/** Returns the account, created on first use and locked until the transaction ends. */
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

/** Returns the account that gave an enrollment's credit, locked until the transaction ends; null if it used none. */
export async function lockSourceOf(db: Transaction, enrollment_id: number): Promise<Source | null> {
  const of = alias(creditAccounts, 'learner')
  const [moved] = await db
    .select({ id: creditMovements.from_account_id })
    .from(creditMovements)
    .innerJoin(of, eq(of.id, creditMovements.to_account_id))
    .where(and(eq(of.kind, 'learner'), eq(of.enrollment_id, enrollment_id)))
    .orderBy(desc(creditMovements.id))
    .limit(1)
  if (!moved) return null
  const [account] = await db
    .select({
      id: creditAccounts.id,
      kind: creditAccounts.kind,
      user_id: creditAccounts.user_id,
      balance: creditAccounts.balance,
    })
    .from(creditAccounts)
    .where(eq(creditAccounts.id, moved.id))
    .for('no key update')
  return account ?? null
}

/** Returns the current balance; 0 if the account was never opened. */
export async function creditBalance(db: Transaction, key: AccountKey): Promise<number> {
  const [account] = await db.select({ balance: creditAccounts.balance }).from(creditAccounts).where(whereOf(key))
  return account?.balance ?? 0
}

/** Returns the account the portal spends a credit for a course from: the credits set aside for it, or the pool if none are left. Locks it. */
export async function lockPortalCredits(db: Transaction, course_id: number): Promise<Account> {
  const ofCourse = { kind: 'course', course_id, user_id: null } as const
  if ((await creditBalance(db, ofCourse)) > 0) {
    const account = await lockAccount(db, ofCourse)
    if (account.balance > 0) return account
  }
  return lockAccount(db, portalPool)
}

/**
 * Locks all accounts that the portal pays for a course from, always in this order, and returns their balances. A course that was never given credits has
 * no account, and gets none.
 */
export async function lockPortalBalances(
  db: Transaction,
  course_id: number,
): Promise<{ of_course: number; pool: number }> {
  const [ofCourse] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(whereOf({ kind: 'course', course_id, user_id: null }))
    .for('no key update')
  const pool = await lockAccount(db, portalPool)
  return { of_course: ofCourse?.balance ?? 0, pool: pool.balance }
}

/** Returns how many learners the portal can enroll in a course. */
export const portalCreditsFor = async (db: Transaction, course_id: number): Promise<number> =>
  (await creditBalance(db, { kind: 'course', course_id, user_id: null })) + (await creditBalance(db, portalPool))
