import type { DomainState, RecordState } from '../../../states/portals/domain-state.ts'

/** How long a proven domain keeps serving after its records disappear, since people make mistakes when they edit DNS. */
export const grace_ms = 72 * 3_600_000

type Before = { state: DomainState; failing_since: Date | null }
type RecordStates = { txt: RecordState; cname: RecordState }
export type DomainAfter = { state: DomainState; failing_since: Date | null; is_proven: boolean }

/** Tells whether the domain was proven at the last check; only a proven domain may get a certificate. */
export const isProvenState = (state: DomainState): boolean => state === 'processing' || state === 'active'

/**
 * Returns the state of a domain after a lookup of its records (TEN-039). Name servers that do not answer change nothing; a missing or wrong record
 * ends the proof after `grace_ms`.
 */
export function domainAfterCheck(before: Before, { txt, cname }: RecordStates, now: Date): DomainAfter {
  const wasProven = isProvenState(before.state)
  if (txt === 'right' && cname === 'right')
    return { state: wasProven ? before.state : 'processing', failing_since: null, is_proven: true }
  if (wasProven) {
    const isGone = [txt, cname].some((one) => one === 'missing' || one === 'wrong')
    const failing_since = isGone ? (before.failing_since ?? now) : before.failing_since
    // A lookup without an answer never ends the proof; a name server must have confirmed that the records are gone.
    if (!isGone || failing_since === null || now.getTime() - failing_since.getTime() < grace_ms)
      return { state: before.state, failing_since, is_proven: true }
  }
  return { state: txt === 'right' ? 'pending_validation' : 'pending', failing_since: null, is_proven: false }
}
