import { keptKey } from '@portico/shared/browser/kept-keys.ts'
import * as v from 'valibot'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** 0: of a preview, where nobody learns and the page itself answers. */
const idOrPreview = v.pipe(v.number(), v.integer(), v.minValue(0))
const owner = { person_id: idOrPreview, related_id: idOrPreview, item_id: id }

/** What a learner did and the server has not confirmed: whose it is, of which enrollment, and of which attempt. */
export const kept = v.variant('kind', [
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
export type Kept = v.InferOutput<typeof kept>
export type KeptDraft = Extract<Kept, { kind: 'draft' }>
export type KeptAnswer = Extract<Kept, { kind: 'answer' }>

/** One key for each question, each draft and each step: of two answers to a question the newer replaces the older. */
export function keyOf(one: Kept): string {
  const { kind, related_id, item_id } = one
  if (kind === 'answer') return keptKey(one, related_id, item_id, one.attempts, one.question_id)
  return kind === 'draft' ? keptKey(one, related_id, item_id, one.attempt) : keptKey(one, related_id, item_id, one.step)
}
