import type { Transaction } from '../../api/src/db/client.ts'
import { announcements } from '../../api/src/domains/portals/tables.ts'

/** Seeds two announcements to learners: one stays, the other can be deleted. */
export async function seedAnnouncements(
  tx: Transaction,
  created_by: number,
): Promise<{ announcement_id: number; spare_announcement_id: number }> {
  const starts_at = new Date()
  const one = { title: 'Announced', audience: 'learner', starts_at, out_at: starts_at, created_by } as const
  const [kept, spare] = await tx.insert(announcements).values([one, one]).returning({ id: announcements.id })
  return { announcement_id: kept?.id ?? 0, spare_announcement_id: spare?.id ?? 0 }
}
