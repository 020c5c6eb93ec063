import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'

// Of all portals one holds a domain, and for 30 days after it gave it back; the database judges, and says nothing of the others.

type Named = { domain: string; at: Date }

/** Whether another portal holds it, or gave it back less than 30 days ago. */
export async function isHeld(db: Transaction, { domain, at }: Named): Promise<boolean> {
  const [row] = await db.execute<{ held: boolean }>(
    sql`select is_domain_held(${domain}, ${at.toISOString()}::timestamptz) as held`,
  )
  return row?.held ?? true
}

/** Holds it for this portal; false where another one does. */
export async function holdDomain(db: Transaction, { domain, at }: Named): Promise<boolean> {
  const [row] = await db.execute<{ held: boolean }>(
    sql`select hold_domain(${domain}, ${at.toISOString()}::timestamptz) as held`,
  )
  return row?.held ?? false
}

export const freeDomain = async (db: Transaction, { domain, at }: Named): Promise<void> =>
  void (await db.execute(sql`select free_domain(${domain}, ${at.toISOString()}::timestamptz)`))
