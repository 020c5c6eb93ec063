import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, found } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { boolean, metadata, text } from '../api/param-schemas.ts'
import { closeDispute } from './disputes.ts'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'

function openOne({ tx }: Work, id: string): Stripe.Dispute {
  const dispute = found(tx.get('disputes', id), 'dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw badRequest('This dispute is already closed.', { code: 'dispute_already_closed' })
  return dispute
}

/** As with Stripe's test keys, the evidence decides the dispute: `winning_evidence` or `losing_evidence`; anything else stays under review. */
const verdicts = new Map<string, 'won' | 'lost'>([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
])

export const updateDispute = call({
  method: 'POST',
  path: '/v1/disputes/:id',
  params: v.strictObject({
    evidence: v.optional(
      v.strictObject({
        uncategorized_text: v.optional(text(20_000)),
        access_activity_log: v.optional(text(20_000)),
        product_description: v.optional(text(20_000)),
      } satisfies Partial<Record<keyof Stripe.DisputeUpdateParams.Evidence, v.GenericSchema>>),
      {},
    ),
    metadata: v.optional(metadata),
    submit: v.optional(boolean, 'true'),
  } satisfies Partial<Record<keyof Stripe.DisputeUpdateParams, v.GenericSchema>>),
  handle({ evidence, submit, metadata: more = {} }, work, id) {
    const open = openOne(work, id)
    const given = Object.fromEntries(Object.entries(evidence).filter(([, text]) => text !== undefined))
    const updated: Stripe.Dispute = {
      ...open,
      evidence: { ...open.evidence, ...given },
      metadata: { ...open.metadata, ...more },
      status: submit ? 'under_review' : open.status,
    }
    work.tx.put('disputes', updated)
    emitEvent(work, 'charge.dispute.updated', updated)
    const verdict = submit ? verdicts.get(evidence.uncategorized_text ?? '') : undefined
    return verdict ? closeDispute(work, updated, verdict) : updated
  },
})

/** The seller accepts the dispute as lost. */
export const loseDispute = call({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  params: v.strictObject({}),
  handle: (_, work, id) => closeDispute(work, openOne(work, id), 'lost'),
})
