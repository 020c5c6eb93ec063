import { eq } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/client.ts'
import { accounts, users } from './tables.ts'
import { passwordRowOf } from './own-password.ts'
import type { Registration } from './redeem-code.ts'

/**
 * Creates or finds the account for a registration whose code was entered, with the password chosen in it. A confirmed account stays unchanged
 * (`is_known`); an unconfirmed one gets this password instead of its old one.
 */
export function findOrCreateAccount(
  { db }: Connection,
  registration: Pick<Registration, 'email' | 'first_name' | 'last_name' | 'is_adult_confirmed_at' | 'password_hash'>,
): Promise<{ user_id: number; is_known: boolean }> {
  const { email, first_name, last_name, is_adult_confirmed_at, password_hash } = registration
  const told = {
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    is_adult_confirmed_at,
    email_verified: true,
  }
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ email, ...told })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    const [found] = made
      ? [{ id: made.id, email_verified: false }]
      : await tx
          .select({ id: users.id, email_verified: users.email_verified })
          .from(users)
          .where(eq(users.email, email))
          .for('update')
    if (!found) throw new Error('the account vanished while it was confirmed')
    if (found.email_verified) return { user_id: found.id, is_known: true }
    if (!made) await tx.update(users).set(told).where(eq(users.id, found.id))
    await setPassword(tx as Transaction, found.id, password_hash)
    return { user_id: found.id, is_known: false }
  })
}

async function setPassword(tx: Transaction, user_id: number, password: string): Promise<void> {
  await tx.delete(accounts).where(passwordRowOf(user_id))
  await tx.insert(accounts).values({ user_id, account_id: String(user_id), provider_id: 'credential', password })
}
