import type { CmiMap } from './check-commit.ts'
import { findCmiElement } from './cmi-elements.ts'
import { foldSession } from './fold-session.ts'
import type { LaunchRecord } from './launch-record.ts'

export type LaunchItem = {
  launch_data?: string | null
  mastery_score?: number | null
  max_time_allowed?: string | null
  time_limit_action?: string | null
}
export type Launch = {
  stored: LaunchRecord | null
  /** student_name is "Last, First". */
  student: { student_id: string; student_name: string }
  item: LaunchItem
  lesson_mode?: 'normal' | 'review' | 'browse'
}

const EMPTY_RECORD: LaunchRecord = {
  launch: 0,
  sequence: 0,
  previous_sequence: 0,
  ended_launch: 0,
  total_time: '0000:00:00',
  cmi: {},
}

function onlyValid(cmi: CmiMap): CmiMap {
  return Object.fromEntries(Object.entries(cmi).filter(([name, value]) => findCmiElement(name)?.element.type(value)))
}

function given({ student, item, lesson_mode = 'normal' }: Omit<Launch, 'stored'>): CmiMap {
  return {
    'cmi.core.student_id': student.student_id.slice(0, 255),
    'cmi.core.student_name': student.student_name.slice(0, 255),
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': lesson_mode,
    'cmi.launch_data': item.launch_data ?? '',
    'cmi.student_data.mastery_score': String(item.mastery_score ?? ''),
    'cmi.student_data.max_time_allowed': item.max_time_allowed ?? '',
    'cmi.student_data.time_limit_action': item.time_limit_action ?? '',
  }
}

/**
 * Opens a SCO: returns the record to store and the elements for the content before LMSInitialize. The previous launch's session_time and exit stay
 * until this one sets something, as its last beacon may be late. Drops values the model does not allow (a mastery score of 120). Source: SCORM 1.2
 * RTE §3.4.4; SCO-003 (starting loads the module data).
 */
export function beginLaunch({ stored, ...launch }: Launch): { record: LaunchRecord; snapshot: CmiMap } {
  const before = stored ?? EMPTY_RECORD
  // A launch that saved nothing has no session of its own; any session time in the record belongs to an earlier one.
  const { cmi, total_time } = before.sequence === 0 ? foldSession(before) : before
  const { ended_launch, sequence: previous_sequence } = before
  const record = { launch: before.launch + 1, sequence: 0, previous_sequence, ended_launch, total_time, cmi }

  const total = foldSession(record)
  const { 'cmi.core.exit': exit, ...kept } = total.cmi
  const entry = entryOf(Object.keys(cmi).length === 0 ? null : { exit })
  return {
    record,
    snapshot: {
      ...kept,
      ...onlyValid({ ...given(launch), 'cmi.core.entry': entry, 'cmi.core.total_time': total.total_time }),
    },
  }
}

type Entry = 'ab-initio' | 'resume' | ''

/**
 * cmi.core.entry of a new launch: 'ab-initio' if nothing was ever saved, 'resume' after exit=suspend, '' after any other exit. `exit` is undefined if
 * the last launch never ended (crash, power loss); it also resumes, so the learner keeps the saved data. Source: SCORM 1.2 RTE §3.4.4,
 * cmi.core.entry.
 */
function entryOf(last: { exit: string | undefined } | null): Entry {
  if (!last) return 'ab-initio'
  return last.exit === 'suspend' || last.exit === undefined ? 'resume' : ''
}
