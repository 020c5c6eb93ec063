import type { CmiMap } from './check-commit.ts'
import { entryOf } from './entry.ts'
import type { LaunchRecord } from './launch-record.ts'
import { findCmiElement } from './cmi-elements.ts'
import { addTimespans } from './total-time.ts'

export type Launch = {
  stored: LaunchRecord | null
  launch_id: string
  student: { student_id: string; student_name: string }
  item: { launch_data?: string; mastery_score?: number | null; max_time_allowed?: string; time_limit_action?: string }
  lesson_mode?: 'normal' | 'review' | 'browse'
}

const START = '0000:00:00'

function onlyValid(cmi: CmiMap): CmiMap {
  return Object.fromEntries(Object.entries(cmi).filter(([name, value]) => findCmiElement(name)?.element.type(value)))
}

/**
 * Starts a launch: the record to store, and the elements the player hands to content before LMSInitialize.
 * The time of the launch before is added to total_time here, so a crashed one counts too; exit and session_time begin anew.
 * student_name is "Last, First". Values of a package that the model does not allow (a mastery score of 120) are left out.
 * Source: SCORM 1.2 RTE §3.4.4; seed 000 §4 (starting loads the module data).
 */
export function beginLaunch({ stored, launch_id, student, item, lesson_mode = 'normal' }: Launch): { record: LaunchRecord; snapshot: CmiMap } {
  const before = stored?.cmi ?? {}
  const totalBefore = before['cmi.core.total_time'] ?? START
  const { 'cmi.core.exit': exit = '', 'cmi.core.session_time': session = START, ...kept } = before
  const cmi: CmiMap = { ...kept, 'cmi.core.total_time': addTimespans(totalBefore, session) }
  const record: LaunchRecord = {
    cmi,
    launch_id,
    sequence: 0,
    ended: false,
    previous: stored && { launch_id: stored.launch_id, sequence: stored.sequence, total_time: totalBefore },
  }
  const given = onlyValid({
    'cmi.core.student_id': student.student_id.slice(0, 255),
    'cmi.core.student_name': student.student_name.slice(0, 255),
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': lesson_mode,
    'cmi.core.entry': entryOf(stored && { exit, ended: stored.ended }),
    'cmi.launch_data': item.launch_data ?? '',
    'cmi.student_data.mastery_score': String(item.mastery_score ?? ''),
    'cmi.student_data.max_time_allowed': item.max_time_allowed ?? '',
    'cmi.student_data.time_limit_action': item.time_limit_action ?? '',
  })
  return { record, snapshot: { ...cmi, ...given } }
}
