import { expect, test } from 'vitest'
import type { Reported, ScormState } from './scorm-message.ts'
import { newSession, nextSession } from './scorm-session.ts'

const passed: Reported = { lesson_status: 'passed', score_raw: 90 }
const incomplete: Reported = { lesson_status: 'incomplete', score_raw: null }
const opened = nextSession(newSession, { type: 'opened', known: incomplete })
const afterReport = (state: ScormState, reported: Reported) =>
  nextSession(opened, { type: 'heard', message: { state, reported, code: null } })

test('treats reports of earlier sessions as saved', () => {
  expect(opened).toEqual({ connection: 'opening', reported: incomplete, saved: incomplete })
})

test('counts a report as saved only after the player confirms it', () => {
  for (const state of ['saving', 'offline', 'error'] as const)
    expect(afterReport(state, passed)).toEqual({ connection: state, reported: passed, saved: incomplete })
  for (const state of ['saved', 'finished'] as const)
    expect(afterReport(state, passed)).toEqual({ connection: state, reported: passed, saved: passed })
})

test('changes only the connection on a message without status or a move to another window', () => {
  expect(afterReport('saved', { lesson_status: '', score_raw: 90 })).toEqual({ ...opened, connection: 'saved' })
  expect(nextSession(opened, { type: 'moved', connection: 'own_window' })).toEqual({
    ...opened,
    connection: 'own_window',
  })
})
