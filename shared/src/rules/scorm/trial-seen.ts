import * as v from 'valibot'

const most = 20
const text = v.pipe(v.string(), v.maxLength(255))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What the page of a trial launch records of its content; the content can write to it. */
const trialSeen = v.object({
  /** calls of the API by name */
  calls: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(60)), count),
    v.check((calls) => Object.keys(calls).length <= most),
  ),
  /** lesson_status as the content set it, in order */
  statuses: v.pipe(v.array(text), v.maxLength(most)),
  suspend_characters: count,
  /** elements whose value the data model refused */
  refused: v.pipe(v.array(text), v.maxLength(most)),
})
export type TrialSeen = v.InferOutput<typeof trialSeen>

const trialResult = v.object({
  ...trialSeen.entries,
  /** it ran its time, or was stopped by what it used, or could not be run */
  ended: v.picklist(['ran', 'too_much_memory', 'too_long', 'not_run']),
  title: v.string(),
  /** the content made something else of the record */
  is_unreadable: v.optional(v.boolean()),
  /** errors in the browser's console */
  errors: v.array(v.string()),
  /** addresses elsewhere that it asked for and did not get */
  elsewhere: v.array(v.string()),
})
/** What a trial launch of a package's first part saw. */
export type TrialResult = v.InferOutput<typeof trialResult>

/** Null for what the page of a trial would not have written. */
export function readTrialSeen(given: unknown): TrialSeen | null {
  const read = v.safeParse(trialSeen, given)
  return read.success ? read.output : null
}

/** Null for what no trial would have answered. */
export function readTrialResult(given: unknown): TrialResult | null {
  const read = v.safeParse(trialResult, given)
  return read.success ? read.output : null
}
