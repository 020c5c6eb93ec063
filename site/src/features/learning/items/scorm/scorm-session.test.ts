import { expect, test } from 'vitest'
import type { Reported, ScormState } from './scorm-message.ts'
import { newSession, nextSession } from './scorm-session.ts'

const passed: Reported = { lesson_status: 'passed', score_raw: 90 }
const incomplete: Reported = { lesson_status: 'incomplete', score_raw: null }
const opened = nextSession(newSession, { type: 'opened', known: incomplete })
const heard = (state: ScormState, reported: Reported) =>
  nextSession(opened, { type: 'heard', message: { state, reported, code: null } })

test('what earlier sessions reported is on the server already', () => {
  expect(opened).toEqual({ connection: 'opening', reported: incomplete, saved: incomplete })
})

test('what the content reports counts as saved only once the player says so', () => {
  for (const state of ['saving', 'offline', 'error'] as const)
    expect(heard(state, passed)).toEqual({ connection: state, reported: passed, saved: incomplete })
  for (const state of ['saved', 'finished'] as const)
    expect(heard(state, passed)).toEqual({ connection: state, reported: passed, saved: passed })
})

test('a message without a status, and a move to another window, change nothing but the connection', () => {
  expect(heard('saved', { lesson_status: '', score_raw: 90 })).toEqual({ ...opened, connection: 'saved' })
  expect(nextSession(opened, { type: 'moved', connection: 'own_window' })).toEqual({
    ...opened,
    connection: 'own_window',
  })
})
