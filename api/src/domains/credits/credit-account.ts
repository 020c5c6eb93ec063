import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client.ts'
import { creditAccounts, creditMovements } from './tables.ts'

/**
 * Whose credits: `purchase` is the outside world (what this person ever bought of this course, or what the portal was given), `portal`
 * the portal's pool for any course, `course` what of it is set aside for one course, `manager` what they hold and may hand out, `partner` what a
 * partner company holds, `learner` what one enrollment has used.
 */
export type AccountKey =
  | { kind: 'purchase'; course_id: number | null; user_id: number | null }
  | { kind: 'portal'; course_id: null; user_id: null }
  | { kind: 'course'; course_id: number; user_id: null }
  | { kind: 'partner'; course_id: null; user_id: null; partner_company_id: number }
  | { kind: 'manager'; course_id: number; user_id: number }
  | { kind: 'learner'; course_id: number; user_id: number; enrollment_id: number }

export type Account = { id: number; balance: number }
/** `user_id`: the manager that gave it, where one did. */
type Source = Account & { kind: Kind; user_id: number | null }
type Kind = (typeof creditAccounts.$inferSelect)['kind']

export const portalPool = { kind: 'portal', course_id: null, user_id: null } as const satisfies AccountKey
/** Where the credits that a portal is given come from. */
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

/** The account from which an enrollment's credit came, locked until the transaction ends; null for one that used none. */
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

/** What the account holds now; nothing when it was never opened. */
export async function creditBalance(db: Transaction, key: AccountKey): Promise<number> {
  const [account] = await db.select({ balance: creditAccounts.balance }).from(creditAccounts).where(whereOf(key))
  return account?.balance ?? 0
}

/** Where the portal takes a credit for a course: what was set aside for it, and where nothing is left of that, the pool. Locked. */
export async function lockPortalCredits(db: Transaction, course_id: number): Promise<Account> {
  const ofCourse = { kind: 'course', course_id, user_id: null } as const
  if ((await creditBalance(db, ofCourse)) > 0) {
    const account = await lockAccount(db, ofCourse)
    if (account.balance > 0) return account
  }
  return lockAccount(db, portalPool)
}

/** How many learners the portal can enroll in a course. */
export const portalCreditsFor = async (db: Transaction, course_id: number): Promise<number> =>
  (await creditBalance(db, { kind: 'course', course_id, user_id: null })) + (await creditBalance(db, portalPool))
