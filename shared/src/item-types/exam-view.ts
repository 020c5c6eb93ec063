import * as v from 'valibot'
import { id, instant } from '../calls/endpoint.ts'
import { progressStatus } from '../schemas/numbers.ts'

/** An exam or survey before and between its attempts (EXM-001, EXM-009). Limits are null if there are none. */
export const examView = v.object({
  id: id(),
  type: v.picklist(['exam', 'survey']),
  description: v.string(),
  questions_count: v.number(),
  attempts_number: v.nullable(v.number()),
  remaining_attempts: v.nullable(v.number()),
  pass_percentage: v.number(),
  /** minutes for an attempt of this learner, including any extra time */
  minutes: v.nullable(v.number()),
  opens_at: v.nullable(instant()),
  closes_at: v.nullable(instant()),
  status: progressStatus,
  exam_tries: v.array(
    v.object({
      attempts: v.number(),
      status: progressStatus,
      score: v.nullable(v.number()),
      finished_at: v.nullable(instant()),
    }),
  ),
})
