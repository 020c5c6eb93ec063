import { stepShare as step } from './cross-portal/course-shares.ts'
import type { Transaction } from '../../db/client.ts'
import type { ShareRow } from './tables.ts'
import { emitter } from '../../events/emit.ts'
import type { Services } from '../../kernel/services.ts'

/** Emits `share.moved` in both portals of a share that was offered, answered or ended, in the transaction that wrote it. */
export async function shareMoved(tx: Transaction, rows: readonly ShareRow[]): Promise<void> {
  for (const { id, portal_id } of rows) await emitter(tx, portal_id)('share.moved', { share_id: id })
}

type StepInput = Omit<Parameters<typeof step>[1], 'by'> & { by: 'given' | 'received' | 'day' }
const enders = { given: 'owner', received: 'receiver', day: 'day' } as const

/** Moves a share to a new state in both portals, at the request of one of them or after its last day. */
export const stepShare = (
  { platform }: Pick<Services, 'platform'>,
  { by, ...asked }: StepInput,
): Promise<ShareRow[] | null> => step(platform.db, { ...asked, by: enders[by] }, shareMoved)
