import type { DomainState, RecordState } from '../../states/domain-state.ts'

/** How long a domain that was proven goes on serving while its records are gone: DNS is edited by people. */
export const grace_ms = 72 * 3_600_000

type Before = { state: DomainState; failing_since: Date | null }
type Seen = { txt: RecordState; cname: RecordState }
export type DomainAfter = { state: DomainState; failing_since: Date | null; is_proven: boolean }

/** Whether a domain was proven when it was last judged; only such a one may get a certificate. */
export const isProvenState = (state: DomainState): boolean => state === 'processing' || state === 'active'

/**
 * What a domain is after its records were looked up (TEN-039). Name servers that do not answer prove nothing and take nothing away; a
 * proof that is gone does after `grace_ms`.
 */
export function domainAfterCheck(before: Before, { txt, cname }: Seen, now: Date): DomainAfter {
  const wasProven = isProvenState(before.state)
  if (txt === 'right' && cname === 'right')
    return { state: wasProven ? before.state : 'processing', failing_since: null, is_proven: true }
  if (wasProven) {
    const isGone = [txt, cname].some((one) => one === 'missing' || one === 'wrong')
    const failing_since = isGone ? (before.failing_since ?? now) : before.failing_since
    // A look without an answer never ends it: somebody has to have said that the records are gone.
    if (!isGone || failing_since === null || now.getTime() - failing_since.getTime() < grace_ms)
      return { state: before.state, failing_since, is_proven: true }
  }
  return { state: txt === 'right' ? 'pending_validation' : 'pending', failing_since: null, is_proven: false }
}
