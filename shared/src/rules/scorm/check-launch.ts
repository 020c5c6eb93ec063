import type { scormErrors } from '../../errors/scorm.ts'

export type LaunchVerdict =
  | { ok: true }
  | { ok: false; code: keyof typeof scormErrors & ('scorm.student_id_missing' | 'scorm.link_missing') }

/** Checks that a SCORM launch has both a student id and a SCORM link. Source: SCO-013. */
export function checkLaunch({
  student_id,
  scorm_link,
}: {
  student_id?: string | number | null
  scorm_link?: string | null
}): LaunchVerdict {
  if (student_id === null || student_id === undefined || student_id === '')
    return { ok: false, code: 'scorm.student_id_missing' }
  if (!scorm_link) return { ok: false, code: 'scorm.link_missing' }
  return { ok: true }
}
