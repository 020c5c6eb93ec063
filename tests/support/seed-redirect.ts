import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../api/src/db/client.ts'
import { redirects } from '../../api/src/domains/publishing/tables.ts'

/** Seeds a redirect that can be removed. */
export async function seedRedirect(tx: Transaction): Promise<{ redirect_id: number }> {
  const [made] = await tx
    .insert(redirects)
    .values({ from_path: `/old-${randomUUID()}`, to_path: '/courses', by_hand: true })
    .returning({ id: redirects.id })
  return { redirect_id: made?.id ?? 0 }
}
