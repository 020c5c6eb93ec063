import { formatCount } from '../numbers/format-count.ts'

/** What a trial launch of a package's first part saw. `ended`: it ran its time, or was stopped by what it used, or could not be run. */
export type TrialResult = {
  ended: 'ran' | 'too_much_memory' | 'too_long' | 'not_run'
  title: string
  /** calls of the API by name */
  calls: Readonly<Record<string, number>>
  /** lesson_status as the content set it, in order */
  statuses: readonly string[]
  suspend_characters: number
  /** elements whose value the data model refused */
  refused: readonly string[]
  /** errors in the browser's console */
  errors: readonly string[]
  /** addresses elsewhere that it asked for and did not get */
  elsewhere: readonly string[]
}

const standardMost = 4_096
const some = (names: readonly string[]): string => names.slice(0, 3).join(', ')

/** The hints of a trial launch, in words. They refuse nothing: content behaves in its own ways. */
export function trialHints({
  ended,
  title,
  calls,
  suspend_characters,
  refused,
  errors,
  elsewhere,
}: TrialResult): string[] {
  if (ended === 'not_run') return []
  const hints: (string | false)[] = [
    ended === 'too_much_memory' && `“${title}” needed more than 512 MB in a trial launch and was stopped.`,
    ended === 'too_long' && `“${title}” did not come to rest within a minute of its trial launch.`,
    (calls.LMSInitialize ?? 0) === 0 &&
      `“${title}” did not begin a session in a trial launch. It may report nothing until a learner presses something.`,
    suspend_characters > standardMost &&
      `“${title}” keeps ${formatCount(suspend_characters)} characters of suspend data from its start; SCORM 1.2 promises 4,096. All of it is kept here.`,
    refused.length > 0 && `“${title}” sets values that SCORM 1.2 does not allow: ${some(refused)}.`,
    errors.length > 0 && `“${title}” reports errors in the browser’s console, such as: ${some(errors.slice(0, 1))}`,
    elsewhere.length > 0 &&
      `“${title}” asks for files elsewhere, such as ${some(elsewhere)}. Learners need to reach those.`,
  ]
  return hints.filter((hint) => hint !== false)
}
