import { checkCommit } from './check-commit.ts'
import type { CheckedCommit } from './check-commit.ts'
import type { LaunchRecord } from './launch-record.ts'
import { addTimespans } from './total-time.ts'

export type ScormCommit = { launch_id: string; sequence: number; cmi: Record<string, unknown>; terminate: boolean }

/**
 * 'saved': store the record. 'repeated': this commit or a newer one is already in, nothing to do.
 * 'superseded': the item was opened again since, in another window; that launch holds the pen now.
 */
export type AppliedCommit = CheckedCommit & { outcome: 'saved' | 'repeated' | 'superseded'; record: LaunchRecord }

const untouched = (record: LaunchRecord, outcome: 'repeated' | 'superseded'): AppliedCommit => ({
  outcome, record, accepted: {}, rejected: [], long_suspend_data: false,
})

// The last beacon of the page before may cross with the start of this one: it counts while this launch has set nothing.
function applyLate(record: LaunchRecord, commit: ScormCommit): AppliedCommit {
  const { previous } = record
  if (!previous || commit.launch_id !== previous.launch_id || record.sequence > 0) return untouched(record, 'superseded')
  if (commit.sequence <= previous.sequence) return untouched(record, 'repeated')
  const checked = checkCommit({ cmi: commit.cmi, stored: record.cmi })
  const { 'cmi.core.exit': _exit, 'cmi.core.session_time': session, ...kept } = checked.accepted
  const cmi = { ...record.cmi, ...kept }
  if (session !== undefined) cmi['cmi.core.total_time'] = addTimespans(previous.total_time, session)
  return { ...checked, outcome: 'saved', record: { ...record, cmi, previous: { ...previous, sequence: commit.sequence } } }
}

/**
 * Puts one numbered commit into the record. A commit carries every element not yet acknowledged, so applying only ever newer
 * numbers loses nothing, and sending one twice changes nothing. Read the record with a row lock.
 * Source: seed 000 §4 and §7 (SCORM update).
 */
export function applyCommit({ record, commit }: { record: LaunchRecord; commit: ScormCommit }): AppliedCommit {
  if (commit.launch_id !== record.launch_id) return applyLate(record, commit)
  if (commit.sequence <= record.sequence) return untouched(record, 'repeated')
  const checked = checkCommit({ cmi: commit.cmi, stored: record.cmi })
  return {
    ...checked,
    outcome: 'saved',
    record: { ...record, cmi: { ...record.cmi, ...checked.accepted }, sequence: commit.sequence, ended: record.ended || commit.terminate },
  }
}
