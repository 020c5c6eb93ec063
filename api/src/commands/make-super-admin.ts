import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { inPortal } from '../db/in-portal.ts'
import { joinPortal } from '../domains/identity/join-portal.ts'
import { accounts, memberships, users } from '../domains/identity/tables.ts'
import { portals, portalSettings } from '../domains/portals/tables.ts'

type Wish = { platform: Database; auth: Database; core_portal_id: number; email: string; password_hash: string }

/** Makes the two portals that every installation has, and a super admin on the admin portal. Idempotent; a known account keeps its password. */
export async function makeSuperAdmin({
  platform,
  auth,
  core_portal_id,
  email,
  password_hash,
}: Wish): Promise<{ is_new: boolean }> {
  await platform
    .insert(portals)
    .values([
      { id: core_portal_id, kind: 'core', name: 'Portico', slug: 'core' },
      { kind: 'admin', name: 'Administration', slug: 'administration' },
    ])
    .onConflictDoNothing()
  // The core portal's id was set by hand: the sequence must not hand it out again.
  await platform.execute(sql`select setval(pg_get_serial_sequence('portals', 'id'), (select max(id) from portals))`)
  await platform
    .insert(portalSettings)
    .values({ portal_id: core_portal_id, type: 2, is_marketable: true })
    .onConflictDoNothing()
  await platform.execute(
    sql`insert into portal_settings (portal_id) select id from portals p where not exists (select 1 from portal_settings s where s.portal_id = p.id)`,
  )
  await platform.execute(
    sql`insert into companies (portal_id) select id from portals p where not exists (select 1 from companies c where c.portal_id = p.id)`,
  )
  const [admin] = await platform.select({ id: portals.id }).from(portals).where(eq(portals.kind, 'admin'))
  if (!admin) throw new Error('the admin portal was not made')
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
  await inPortal(platform, admin.id, async (db) => {
    const { is_new } = await joinPortal(db, {
      portal: { kind: 'admin', type: null, is_marketable: false },
      user_id: user.id,
      way: 'command',
      roles: ['super_admin'],
    })
    const here = and(eq(memberships.portal_id, admin.id), eq(memberships.user_id, user.id))
    if (!is_new)
      await db
        .update(memberships)
        .set({ roles: sql`array(select distinct unnest(${memberships.roles} || '{super_admin}'))` })
        .where(here)
  })
  return { is_new: made !== undefined }
}
