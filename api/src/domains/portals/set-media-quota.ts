import type { Transaction } from '../../db/client.ts'
import { portalSettings } from './tables.ts'

/** Sets how many bytes of media the portal of this transaction may store. */
export const setMediaQuota = async (db: Transaction, media_quota_bytes: number): Promise<void> =>
  void (await db.update(portalSettings).set({ media_quota_bytes }))
