import type { ErrorArea } from './error-area.ts'

export const scormErrors = {
  'scorm.version': { status: 422, message: 'Version {x} is not implemented' },
  'scorm.student_id_missing': { status: 422, message: 'A student id is needed to open this content.' },
  'scorm.link_missing': { status: 422, message: 'This content has no link.' },
  'scorm.not_ready': { status: 409, message: 'This content is still being prepared. Please try again in a moment.' },
  'scorm.launch_invalid': { status: 403, kind: 'state', message: 'This content can only be opened from its course.' },
  'scorm.launch_expired': {
    status: 410,
    message: 'This content has been open for too long. Please open it again from its course.',
  },
  'scorm.attempt_ended': {
    status: 409,
    message: 'Staff have reset this lesson. Please open it again from your course to start over.',
  },
  'scorm.commit_stale': { status: 409, message: 'Newer progress in this content has already been saved.' },
  'scorm.commit_too_large': { status: 413, message: 'The content tried to save more than {limit}.' },
  'scorm.element_invalid': {
    status: 422,
    message: 'The content sent a value for {element} that SCORM 1.2 does not allow.',
  },
  'scorm.result_not_allowed': {
    status: 422,
    message: 'The content reported the result {result}, which does not finish an item.',
  },
  'scorm.part_not_failed': { status: 409, message: 'Only a failed part can be started again.' },
} as const satisfies ErrorArea
