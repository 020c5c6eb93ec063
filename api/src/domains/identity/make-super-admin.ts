import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import { joinPortal } from './join-portal.ts'
import { accounts, memberships, users } from './tables.ts'

type Wanted = { admin_portal_id: number; email: string; password_hash: string }

/** Makes the account where there is none, and lets it be super admin on the admin portal. A known account keeps its password. */
export async function makeSuperAdminAccount(
  { platform, auth }: { platform: Database; auth: Database },
  { admin_portal_id, email, password_hash }: Wanted,
): Promise<{ is_new: boolean }> {
  const [made] = await auth
    .insert(users)
    .values({ email, name: 'Super Admin', first_name: 'Super', last_name: 'Admin', email_verified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  const [user] = made ? [made] : await auth.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error('the account was not made')
  if (made)
    await auth
      .insert(accounts)
      .values({ user_id: user.id, account_id: String(user.id), provider_id: 'credential', password: password_hash })
  await inPortal(platform, admin_portal_id, async (db) => {
    const { is_new } = await joinPortal(db, {
      portal: { kind: 'admin', type: null, is_marketable: false },
      user_id: user.id,
      way: 'command',
      roles: ['super_admin'],
    })
    const here = and(eq(memberships.portal_id, admin_portal_id), eq(memberships.user_id, user.id))
    if (!is_new)
      await db
        .update(memberships)
        .set({ roles: sql`array(select distinct unnest(${memberships.roles} || '{super_admin}'))` })
        .where(here)
  })
  return { is_new: made !== undefined }
}
