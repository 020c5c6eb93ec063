import { checkCommit } from './check-commit.ts'
import type { CheckedCommit, CmiMap } from './check-commit.ts'
import { foldSession } from './fold-session.ts'
import type { LaunchRecord } from './launch-record.ts'
import { detailsFromCmi } from './progress-details.ts'
import { statusAtFinish } from './status-at-finish.ts'

const SESSION_TIME = 'cmi.core.session_time'

export type ScormCommit = { launch: number; sequence: number; cmi: Record<string, unknown>; terminate: boolean }

/**
 * 'saved': store the record. 'repeated': this commit or a newer one is already stored; do nothing. 'superseded': the item was opened again in another
 * window, and only that launch may write now.
 */
export type CommitOutcome = 'saved' | 'repeated' | 'superseded'
export type AppliedCommit = CheckedCommit & { outcome: CommitOutcome; record: LaunchRecord }

const unchangedResult = (record: LaunchRecord, outcome: 'repeated' | 'superseded'): AppliedCommit => ({
  outcome,
  record,
  accepted: {},
  rejected: [],
  long_suspend_data: false,
})

// The first commit of a launch closes the previous launch: adds its session time to the total and removes its exit.
function closePreviousLaunch(record: LaunchRecord): { cmi: CmiMap; total_time: string } {
  const { cmi, total_time } = foldSession(record)
  const { 'cmi.core.exit': _past, ...rest } = cmi
  return { cmi: rest, total_time }
}

function endOf(cmi: CmiMap, mastery_score: number | null): CmiMap {
  const { lesson_status: reported, score } = detailsFromCmi(cmi)
  const lesson_status = statusAtFinish({ lesson_status: reported, score_raw: score.raw, mastery_score })
  return {
    'cmi.core.exit': cmi['cmi.core.exit'] ?? '',
    ...(lesson_status === reported ? {} : { 'cmi.core.lesson_status': lesson_status }),
  }
}

/** The session length is fixed once the content ends the session; drops a time reported later. */
function withoutLateTime(cmi: Record<string, unknown>, before: CmiMap): Record<string, unknown> {
  if (before[SESSION_TIME] === undefined) return cmi
  const { [SESSION_TIME]: _late, ...rest } = cmi
  return rest
}

/**
 * Applies a numbered commit to the record. Commits carry all unacknowledged elements, so older ones can be skipped. The previous launch's last beacon
 * counts until this one sets something. An ending commit settles the status; `mastery_score` is 0 to 100. Read the record under a row lock. Source:
 * SCO-006, SCO-012.
 */
export function applyCommit({
  record,
  commit,
  mastery_score = null,
}: {
  record: LaunchRecord
  commit: ScormCommit
  mastery_score?: number | null
}): AppliedCommit {
  const late = commit.launch === record.launch - 1 && record.sequence === 0
  if (commit.launch !== record.launch && !late) return unchangedResult(record, 'superseded')
  if (commit.sequence <= (late ? record.previous_sequence : record.sequence)) return unchangedResult(record, 'repeated')

  const { cmi: before, total_time } = late || record.sequence > 0 ? record : closePreviousLaunch(record)
  const hasEnded = commit.launch === record.ended_launch
  const checked = checkCommit({ cmi: hasEnded ? withoutLateTime(commit.cmi, before) : commit.cmi, stored: before })
  const merged = { ...before, ...checked.accepted }
  const cmi = commit.terminate ? { ...merged, ...endOf(merged, mastery_score) } : merged
  const ended = commit.terminate ? { ended_launch: commit.launch } : {}
  const number = late ? { previous_sequence: commit.sequence } : { sequence: commit.sequence }
  return { ...checked, outcome: 'saved', record: { ...record, ...number, ...ended, total_time, cmi } }
}
