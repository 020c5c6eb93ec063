import * as v from 'valibot'
import { id, instant } from '../calls/endpoint.ts'
import { progressStatus } from '../schemas/progress-status.ts'

/** An exam or survey before and between its tries (EXM-001, EXM-009). Limits are null where there is none. */
export const examView = v.object({
  id: id(),
  type: v.picklist(['exam', 'survey']),
  description: v.string(),
  questions_count: v.number(),
  attempts_number: v.nullable(v.number()),
  remaining_attempts: v.nullable(v.number()),
  pass_percentage: v.number(),
  /** how long a try of this learner takes, with what they get besides */
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
