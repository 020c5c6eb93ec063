import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { portals, portalSettings } from './tables.ts'

/** Makes the core and the admin portal that every installation has, as far as they are missing. Answers the id of the admin portal. */
export async function makeFirstPortals(platform: Database, core_portal_id: number): Promise<number> {
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
  return admin.id
}
