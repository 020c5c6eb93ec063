import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { customDomains, customEmails, heldDomains } from '../tables.ts'

/** Whether a domain is proven, also before it serves: its certificate is had first. */
export async function isDomainProven(db: Database, domain: string): Promise<boolean> {
  const rows = await db
    .select({ domain: customDomains.domain })
    .from(customDomains)
    .innerJoin(
      heldDomains,
      and(eq(heldDomains.domain, customDomains.domain), eq(heldDomains.portal_id, customDomains.portal_id)),
    )
    .where(and(eq(customDomains.domain, domain), inArray(customDomains.state, ['processing', 'active'])))
  return rows.length > 0
}

/** The domains that a portal gave back less than 30 days ago: they lead to its address now. */
export async function formerDomains(db: Database, portal_id: number): Promise<string[]> {
  const rows = await db
    .select({ domain: heldDomains.domain })
    .from(heldDomains)
    .where(and(eq(heldDomains.portal_id, portal_id), gt(heldDomains.freed_at, sql`now() - interval '30 days'`)))
  return rows.map(({ domain }) => domain)
}

/** How many are looked up in one run; the others come with the next. */
const batch = 200

/** The portals whose domain or sender is due to be looked up, the longest overdue first. */
export async function dueForCheck(db: Database, now: Date): Promise<{ domains: number[]; senders: number[] }> {
  const due = (table: typeof customDomains | typeof customEmails) =>
    db
      .select({ portal_id: table.portal_id })
      .from(table)
      .where(lte(table.next_check_at, now))
      .orderBy(asc(table.next_check_at))
      .limit(batch)
  const [domains, senders] = await Promise.all([due(customDomains), due(customEmails)])
  return { domains: domains.map((row) => row.portal_id), senders: senders.map((row) => row.portal_id) }
}
