import type { Transaction } from '../../api/src/db/client.ts'
import { renewalAgencies, renewalRequirements } from '../../api/src/domains/lists/tables.ts'

/** Seeds a board's requirement by its slug, optionally with an agency that it names. */
export async function seedRenewal(db: Transaction, slug: string, agency_id?: number): Promise<string> {
  const [row] = await db
    .insert(renewalRequirements)
    .values({
      slug,
      title: 'Nurses',
      state: 'FL',
      profession: 'RN',
      hours: 1,
      source: 'https://board.example.com',
      checked_on: '2026-11-01',
    })
    .returning()
  if (row && agency_id !== undefined)
    await db.insert(renewalAgencies).values({ renewal_requirement_id: row.id, agency_id })
  return slug
}
