// create_credit_terms, update_credit_terms
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { create_credit_terms, update_credit_terms } from '@portico/shared/contract/orders/credit-terms.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { currentMembers } from '../../../../../db/current-members.ts'
import { memberships, users } from '../../../../identity/tables.ts'
import { creditTermBuyers, creditTerms } from '../../../tables.ts'
import { fail, failFields } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { rejectStale } from '../../../../../kernel/versioned.ts'
import { editableTerms } from './editable-terms.ts'

/** The approver must not be one of the organization's buyers. */
export const createCreditTerms = verb(create_credit_terms, async ({ db, actor, now, note }, { body }) => {
  const { buyer_emails, ...written } = body
  const [made] = await db
    .insert(creditTerms)
    .values({ ...written, approved_by: actor.id, created_at: now(), updated_at: now() })
    .returning({ id: creditTerms.id })
  if (!made) throw new Error('no credit terms were made')
  await setBuyers(db, { terms_id: made.id, emails: buyer_emails, actor_id: actor.id })
  note(`credit-terms:${made.id}`, body)
  return made
})

/** Locks the row against parallel orders; a lower limit revokes nothing already granted. */
export const updateCreditTerms = verb(
  update_credit_terms,
  async ({ db, actor, now, note }, { params: { id }, body }) => {
    const { buyer_emails, version, ...written } = body
    const subject = `credit-terms:${id}`
    const [row] = await db.select().from(creditTerms).where(eq(creditTerms.id, id)).for('update')
    if (!row) return fail('general.not_found')
    await rejectStale(db, { entry: editableTerms(row, await buyersOf(db, id)), version, subject })
    await setBuyers(db, { terms_id: id, emails: buyer_emails, actor_id: actor.id })
    await db
      .update(creditTerms)
      .set({ ...written, approved_by: actor.id, updated_at: now() })
      .where(eq(creditTerms.id, id))
    note(subject, body)
    return { id }
  },
)

async function buyersOf(db: Transaction, terms_id: number): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(creditTermBuyers)
    .innerJoin(users, eq(users.id, creditTermBuyers.user_id))
    .where(eq(creditTermBuyers.credit_terms_id, terms_id))
  return rows.map(({ email }) => email)
}

type Named = { terms_id: number; emails: readonly string[]; actor_id: number }

async function setBuyers(db: Transaction, { terms_id, emails, actor_id }: Named): Promise<void> {
  // One at a time, so that no one becomes a buyer for two organizations.
  await db.execute(sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext('credit term buyers'))`)
  const wanted = [...new Set(emails)]
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(memberships, eq(memberships.user_id, users.id))
    .where(and(inArray(sql`lower(${users.email})`, wanted), currentMembers()))
    .orderBy(memberships.id)
    // Waits for members who are just being deleted.
    .for('key share', { of: memberships })
  const missing = wanted.filter((email) => !found.some((one) => one.email.toLowerCase() === email))
  if (missing.length > 0)
    failFields({ buyer_emails: [errorMessage('orders.unknown_buyers', { emails: missing.join(', ') })] })
  const ids = found.map(({ id }) => id)
  if (ids.includes(actor_id)) fail('orders.own_credit')
  const [taken] = await db
    .select({ email: users.email, organization: creditTerms.organization })
    .from(creditTermBuyers)
    .innerJoin(creditTerms, eq(creditTerms.id, creditTermBuyers.credit_terms_id))
    .innerJoin(users, eq(users.id, creditTermBuyers.user_id))
    .where(and(inArray(creditTermBuyers.user_id, ids), ne(creditTerms.id, terms_id), creditTerms.is_open))
  if (taken) fail('orders.buyer_taken', taken)
  // A buyer whose organization's terms have ended may move to another organization.
  await db
    .delete(creditTermBuyers)
    .where(sql`${creditTermBuyers.credit_terms_id} = ${terms_id} or ${inArray(creditTermBuyers.user_id, ids)}`)
  await db.insert(creditTermBuyers).values(ids.map((user_id) => ({ credit_terms_id: terms_id, user_id })))
}
