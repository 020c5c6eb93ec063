import type { RecordState, SenderState } from '../../../states/portals/domain-state.ts'

/** How long the verification stays pending before it counts as failed; it still succeeds later. */
const patience_ms = 72 * 3_600_000

type Before = { state: SenderState; is_verified: boolean; created_at: Date }
export type SenderAfter = { state: SenderState; is_verified: boolean }

/**
 * Returns the state of a sender after a lookup of its records (TEN-040). One missing record ends sending from it at once; name servers that do not
 * answer change only the displayed state.
 */
export function senderAfterCheck(before: Before, seen: readonly RecordState[], now: Date): SenderAfter {
  if (seen.every((one) => one === 'right')) return { state: 'SUCCESS', is_verified: true }
  if (!seen.some((one) => one === 'missing' || one === 'wrong'))
    return { state: 'TEMPORARY_FAILURE', is_verified: before.is_verified }
  const isLate = now.getTime() - before.created_at.getTime() > patience_ms
  return { state: before.is_verified || before.state === 'FAILED' || isLate ? 'FAILED' : 'PENDING', is_verified: false }
}
