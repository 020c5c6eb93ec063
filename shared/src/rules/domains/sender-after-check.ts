import type { RecordState, SenderState } from '../../states/domain-state.ts'

/** How long somebody may take to set the records before the verification counts as failed; it still succeeds later. */
const patience_ms = 72 * 3_600_000

type Before = { state: SenderState; is_verified: boolean; created_at: Date }
export type SenderAfter = { state: SenderState; is_verified: boolean }

/**
 * What a sender is after its records were looked up (TEN-040). One record that is gone ends sending from it at once; name servers that do
 * not answer change nothing but what is shown.
 */
export function senderAfterCheck(before: Before, seen: readonly RecordState[], now: Date): SenderAfter {
  if (seen.every((one) => one === 'right')) return { state: 'SUCCESS', is_verified: true }
  if (!seen.some((one) => one === 'missing' || one === 'wrong'))
    return { state: 'TEMPORARY_FAILURE', is_verified: before.is_verified }
  const isLate = now.getTime() - before.created_at.getTime() > patience_ms
  return { state: before.is_verified || before.state === 'FAILED' || isLate ? 'FAILED' : 'PENDING', is_verified: false }
}
