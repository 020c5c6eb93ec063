import { and, eq } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { currentMembers } from '../current-members.ts'
import { partnerMembers } from '../../domains/partners/tables.ts'
import { memberships, users } from '../../domains/identity/tables.ts'
import { portals, portalSettings } from '../../domains/portals/tables.ts'
import { hostMeaning, type Portal } from '../../portal/portal.ts'
import type { Config } from '../../config.ts'

// Queries of portals and memberships across portals, as role `platform`.

const columns = {
  id: portals.id,
  kind: portals.kind,
  name: portals.name,
  slug: portals.slug,
  custom_domain: portals.custom_domain,
  is_paused: portals.is_paused,
  time_zone: portals.time_zone,
  plan_short_name: portals.plan_short_name,
  subscription_ends_at: portals.subscription_ends_at,
  type: portalSettings.type,
  is_marketable: portalSettings.is_marketable,
  demands_second_factor: portalSettings.demands_second_factor,
}
const select = (db: Database) =>
  db.select(columns).from(portals).leftJoin(portalSettings, eq(portalSettings.portal_id, portals.id))
const whole = (row: Awaited<ReturnType<typeof select>>[number]): Portal => ({
  ...row,
  is_marketable: row.is_marketable ?? false,
  demands_second_factor: row.demands_second_factor ?? false,
})
const portalOf = (rows: Awaited<ReturnType<typeof select>>): Portal | null => (rows[0] ? whole(rows[0]) : null)

/** Finds the portal of a host; null for an unknown host (404, never a default portal). */
export async function portalByHost(
  db: Database,
  host: string,
  config: Pick<Config, 'PUBLIC_HOST' | 'CORE_PORTAL_ID'>,
): Promise<Portal | null> {
  const meaning = hostMeaning(host, config)
  if (meaning.kind === 'core') return portalById(db, config.CORE_PORTAL_ID)
  if (meaning.kind === 'admin') return portalOf(await select(db).where(eq(portals.kind, 'admin')))
  if (meaning.kind === 'slug') {
    const portal = portalOf(await select(db).where(eq(portals.slug, meaning.slug)))
    return portal?.kind === 'tenant' ? portal : null
  }
  return portalOf(await select(db).where(eq(portals.custom_domain, meaning.domain)))
}

export async function portalById(db: Database, id: number): Promise<Portal | null> {
  return portalOf(await select(db).where(eq(portals.id, id)))
}

export async function allPortals(db: Database): Promise<Portal[]> {
  return (await select(db).orderBy(portals.id)).map(whole)
}

/** Finds a person's membership in one portal. Runs on every request, so it is one query without a transaction. */
export async function memberOf(db: Database, { portal_id, user_id }: { portal_id: number; user_id: number }) {
  const [member] = await db
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      image: users.image,
      roles: memberships.roles,
      is_outside: memberships.is_outside,
      is_limited_to_courses: memberships.is_limited_to_courses,
      is_blocked: memberships.is_blocked,
      partner_company_id: partnerMembers.partner_company_id,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .leftJoin(
      partnerMembers,
      and(eq(partnerMembers.portal_id, memberships.portal_id), eq(partnerMembers.user_id, memberships.user_id)),
    )
    .where(and(eq(memberships.portal_id, portal_id), eq(memberships.user_id, user_id), currentMembers()))
  return member ?? null
}

/** Lists an account's roles on all portals, including portals it has left, since its records there remain its own. */
export function membershipsOf(db: Database, user_id: number): Promise<{ portal_id: number; roles: string[] }[]> {
  return db
    .select({ portal_id: memberships.portal_id, roles: memberships.roles })
    .from(memberships)
    .where(eq(memberships.user_id, user_id))
    .orderBy(memberships.id)
}
