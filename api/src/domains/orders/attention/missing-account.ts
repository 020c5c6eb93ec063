import type { Transaction } from '../../../db/client.ts'
import type { AttentionContext, AttentionResult } from '../../learning/door.ts'
import { lacksAccount } from '../paid-into.ts'

/** Reports a storefront whose buyers cannot pay yet, because it has no payment account (ERR-040). */
export async function readMissingAccount(
  db: Transaction,
  { portal, sells, services }: AttentionContext,
): Promise<AttentionResult> {
  const needsOne = sells && portal.kind === 'tenant'
  return { count: needsOne && (await lacksAccount(db, services, portal)) ? 1 : 0, entries: [] }
}
