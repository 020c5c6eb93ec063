import { unsentKey } from '@portico/shared/browser/unsent-keys.ts'
import * as v from 'valibot'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** 0 in a preview, which has no learner and is answered by the page itself. */
const idOrPreview = v.pipe(v.number(), v.integer(), v.minValue(0))
const owner = { person_id: idOrPreview, related_id: idOrPreview, item_id: id }

/** A learner's work that the server has not confirmed, with its person, enrollment and attempt. */
export const outboxEntry = v.variant('kind', [
  v.object({
    kind: v.literal('answer'),
    ...owner,
    attempts: id,
    question_id: id,
    answer: v.pipe(v.array(id), v.minLength(1)),
  }),
  v.object({ kind: v.literal('draft'), ...owner, attempt: id, text: v.string() }),
  v.object({ kind: v.literal('step'), ...owner, step: v.picklist(['start', 'finish']) }),
])
export type OutboxEntry = v.InferOutput<typeof outboxEntry>
export type OutboxDraft = Extract<OutboxEntry, { kind: 'draft' }>
export type OutboxAnswer = Extract<OutboxEntry, { kind: 'answer' }>

/** One key per question, draft and step: a newer answer to a question replaces the older one. */
export function keyOf(one: OutboxEntry): string {
  const { kind, related_id, item_id } = one
  if (kind === 'answer') return unsentKey(one, related_id, item_id, one.attempts, one.question_id)
  return kind === 'draft'
    ? unsentKey(one, related_id, item_id, one.attempt)
    : unsentKey(one, related_id, item_id, one.step)
}
