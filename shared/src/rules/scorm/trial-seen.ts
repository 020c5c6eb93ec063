import * as v from 'valibot'

const most = 20
const text = v.pipe(v.string(), v.maxLength(255))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Data that the trial-launch page records about its content; untrusted, since the content can write to it. */
const trialSeen = v.object({
  /** API calls by name */
  calls: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(60)), count),
    v.check((calls) => Object.keys(calls).length <= most),
  ),
  /** lesson_status values set by the content, in order */
  statuses: v.pipe(v.array(text), v.maxLength(most)),
  suspend_characters: count,
  /** elements whose values the data model rejected */
  refused: v.pipe(v.array(text), v.maxLength(most)),
})
export type TrialSeen = v.InferOutput<typeof trialSeen>

const trialResult = v.object({
  ...trialSeen.entries,
  /** ran to the end, was stopped for its resource use, or could not run */
  ended: v.picklist(['ran', 'too_much_memory', 'too_long', 'not_run']),
  title: v.string(),
  /** the content tampered with the record */
  is_unreadable: v.optional(v.boolean()),
  /** errors in the browser's console */
  errors: v.array(v.string()),
  /** external URLs that it requested and could not load */
  elsewhere: v.array(v.string()),
})
/** Result of trial-launching a package's first part. */
export type TrialResult = v.InferOutput<typeof trialResult>

/** Returns null for data that the trial page could not have written. */
export function readTrialSeen(given: unknown): TrialSeen | null {
  const read = v.safeParse(trialSeen, given)
  return read.success ? read.output : null
}

/** Returns null for data that no trial could have returned. */
export function readTrialResult(given: unknown): TrialResult | null {
  const read = v.safeParse(trialResult, given)
  return read.success ? read.output : null
}
