import { expect, test } from 'vitest'
import { checkCommit } from './check-commit.ts'

test('[scorm] a commit accepts valid elements and reports each rejected one with its code', () => {
  const checked = checkCommit({
    cmi: {
      'cmi.core.score.raw': '80',
      'cmi.core.student_id': 'else',
      'cmi.core.lesson_status': 'great',
      'cmi.suspend_data': 7,
      'cmi.nothing': '',
    },
  })
  expect(checked.accepted).toEqual({ 'cmi.core.score.raw': '80' })
  expect(checked.rejected).toEqual([
    { element: 'cmi.core.student_id', code: 403 },
    { element: 'cmi.core.lesson_status', code: 405 },
    { element: 'cmi.suspend_data', code: 405 },
    { element: 'cmi.nothing', code: 401 },
  ])
})

test('[scorm] a list grows only by its next index, counted from the stored elements', () => {
  const stored = { 'cmi.interactions.0.id': 'a', 'cmi.interactions.1.id': 'b' }
  const next = {
    'cmi.interactions.2.id': 'c',
    'cmi.interactions.2.objectives.0.id': 'o',
    'cmi.interactions.3.id': 'd',
    'cmi.interactions.0.id': 'again',
  }
  expect(checkCommit({ cmi: next, stored }).accepted).toEqual(next)
  expect(checkCommit({ cmi: next }).rejected).toContainEqual({ element: 'cmi.interactions.2.id', code: 201 })
  expect(checkCommit({ cmi: { 'cmi.interactions.2.objectives.1.id': 'o' }, stored }).rejected).toEqual([
    { element: 'cmi.interactions.2.objectives.1.id', code: 201 },
  ])
})

test('[SCO-012] stores 64,000 characters of suspend_data in full and flags them as over the standard', () => {
  const kept = checkCommit({ cmi: { 'cmi.suspend_data': 's'.repeat(64_000) } })
  expect(kept.accepted['cmi.suspend_data']).toHaveLength(64_000)
  expect(kept.long_suspend_data).toBe(true)
  expect(checkCommit({ cmi: { 'cmi.suspend_data': 's'.repeat(4_096) } }).long_suspend_data).toBe(false)
  expect(checkCommit({ cmi: { 'cmi.suspend_data': 's'.repeat(64_001) } }).accepted).toEqual({})
})

test('[scorm] rejects element names that are JavaScript built-ins as unknown', () => {
  const checked = checkCommit({ cmi: JSON.parse('{"__proto__": "x", "toString": "y"}') })
  expect(checked.rejected.map(({ code }) => code)).toEqual([401, 401])
  expect(checked.accepted).toEqual({})
})
