import { formatCount } from '../numbers/format-count.ts'
import { readTrialResult } from './trial-seen.ts'

const standardMost = 4_096
const some = (names: readonly string[]): string => names.slice(0, 3).join(', ')

/** Turns a stored trial launch into text hints, whatever the record contains. Hints never reject a package, since content varies. */
export function trialHints(kept: unknown): string[] {
  const read = readTrialResult(kept)
  if (read === null) return ['The results of this package’s trial launch could not be read.']
  const { ended, title, is_unreadable, calls, suspend_characters, refused, errors, elsewhere } = read
  if (ended === 'not_run') return []
  const hints: (string | false)[] = [
    ended === 'too_much_memory' && `“${title}” needed more than 512 MB in a trial launch and was stopped.`,
    ended === 'too_long' && `“${title}” was still loading a minute after its trial launch.`,
    is_unreadable === true && `“${title}” changed the record of its trial launch, which could not be read.`,
    is_unreadable !== true &&
      (calls.LMSInitialize ?? 0) === 0 &&
      `“${title}” did not start a session in a trial launch. It may report nothing until a learner clicks something.`,
    suspend_characters > standardMost &&
      `“${title}” keeps ${formatCount(suspend_characters)} characters of suspend data from its start; SCORM 1.2 promises 4,096. All of it is saved here.`,
    refused.length > 0 && `“${title}” sets values that SCORM 1.2 does not allow: ${some(refused)}.`,
    errors.length > 0 && `“${title}” reports errors in the browser’s console, such as: ${some(errors.slice(0, 1))}`,
    elsewhere.length > 0 &&
      `“${title}” requests files from other sites, such as ${some(elsewhere)}. Learners must be able to reach them.`,
  ]
  return hints.filter((hint) => hint !== false)
}
