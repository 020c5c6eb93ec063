import { and, eq } from 'drizzle-orm'
import { register as contract } from '@portico/shared/contract/session.ts'
import { hashPassword } from '../../auth.ts'
import { accounts, users } from '../../db/tables/people.ts'
import type { Connection } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { mailsPerAddress, registerPerIp, resendAfter_s } from './limits.ts'
import { keepToken, makeCode } from './tokens.ts'

/**
 * Known and unknown addresses take the same time and get the same answer (OP-25). An account whose address was never confirmed is
 * written anew, so that whoever asked first cannot keep a password in somebody else's account.
 */
export const register = verb(contract, async ({ services, portal, ip, inPortal }, { body }) => {
  if (!hasStorefront(portal)) fail('auth.registration_closed')
  await takeRate(services.platform, registerPerIp(ip))
  await takeRate(services.platform, mailsPerAddress(body.email))
  const password = await hashPassword(body.password)
  const account = await unconfirmedAccount(services.auth.connection, { ...body, password })
  const code = makeCode()
  await keepToken(services.auth.connection, { type: 'email', email: body.email, value: code, user_id: account.user_id })
  await inPortal(({ emit }) => emit('account.code_requested', { email: body.email, code, is_known: account.is_confirmed }))
  return { sent: true as const, resend_after_s: resendAfter_s }
})

type Wanted = { email: string; first_name: string; last_name: string; password: string }

async function unconfirmedAccount({ db }: Connection, { email, first_name, last_name, password }: Wanted): Promise<{ user_id: number; is_confirmed: boolean }> {
  const names = { first_name, last_name, name: `${first_name} ${last_name}`, is_adult_confirmed_at: new Date() }
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(users).values({ email, ...names }).onConflictDoNothing({ target: users.email }).returning({ id: users.id })
    const [found] = made ? [{ id: made.id, email_verified: false }] : await tx.select({ id: users.id, email_verified: users.email_verified }).from(users).where(eq(users.email, email)).for('update')
    if (!found) throw new Error('the account vanished while it was registered')
    if (found.email_verified) return { user_id: found.id, is_confirmed: true }
    if (!made) await tx.update(users).set(names).where(eq(users.id, found.id))
    await tx.delete(accounts).where(and(eq(accounts.user_id, found.id), eq(accounts.provider_id, 'credential')))
    await tx.insert(accounts).values({ user_id: found.id, account_id: String(found.id), provider_id: 'credential', password })
    return { user_id: found.id, is_confirmed: false }
  })
}
