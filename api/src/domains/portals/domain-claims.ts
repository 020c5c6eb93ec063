import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'

// Only one portal holds a domain, until 30 days after it gives it up; the database decides and reveals nothing about other portals.

type Named = { domain: string; at: Date }

/** Whether another portal holds it, or gave it up less than 30 days ago. */
export async function isHeld(db: Transaction, { domain, at }: Named): Promise<boolean> {
  const [row] = await db.execute<{ held: boolean }>(
    sql`select is_domain_held(${domain}, ${at.toISOString()}::timestamptz) as held`,
  )
  return row?.held ?? true
}

/** Claims the domain for this portal; returns false if another portal holds it. */
export async function holdDomain(db: Transaction, { domain, at }: Named): Promise<boolean> {
  const [row] = await db.execute<{ held: boolean }>(
    sql`select hold_domain(${domain}, ${at.toISOString()}::timestamptz) as held`,
  )
  return row?.held ?? false
}

export const freeDomain = async (db: Transaction, { domain, at }: Named): Promise<void> =>
  void (await db.execute(sql`select free_domain(${domain}, ${at.toISOString()}::timestamptz)`))
