import { expect, test } from 'vitest'
import { checkLaunch } from './check-launch.ts'

test('[SCO-013] requires a student id and a SCORM link for a launch', () => {
  expect(checkLaunch({ student_id: 7, scorm_link: 'index.html' })).toEqual({ ok: true })
  expect(checkLaunch({ student_id: null, scorm_link: 'index.html' })).toEqual({
    ok: false,
    code: 'scorm.student_id_missing',
  })
  expect(checkLaunch({ student_id: '', scorm_link: 'index.html' })).toEqual({
    ok: false,
    code: 'scorm.student_id_missing',
  })
  expect(checkLaunch({ student_id: 7, scorm_link: '' })).toEqual({ ok: false, code: 'scorm.link_missing' })
})
