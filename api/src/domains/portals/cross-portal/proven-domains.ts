import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { customDomains, customEmails, heldDomains } from '../tables.ts'

/** Whether a domain is proven, even before it serves, because it needs its certificate first. */
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

/** Returns the domains that a portal gave up less than 30 days ago, which now redirect to its host. */
export async function formerDomains(db: Database, portal_id: number): Promise<string[]> {
  const rows = await db
    .select({ domain: heldDomains.domain })
    .from(heldDomains)
    .where(and(eq(heldDomains.portal_id, portal_id), gt(heldDomains.freed_at, sql`now() - interval '30 days'`)))
  return rows.map(({ domain }) => domain)
}

/** Domains and senders checked per run; the rest follow in the next run. */
const batch = 200

/** Returns the portals whose domain or sender is due for a DNS check, longest overdue first. */
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
