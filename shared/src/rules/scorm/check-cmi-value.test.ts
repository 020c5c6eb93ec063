import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkCmiValue } from './check-cmi-value.ts'

const code = (element: string, value: string) => {
  const verdict = checkCmiValue(element, value)
  return verdict.ok ? 0 : verdict.code
}

const long = (length: number) => 'x'.repeat(length)

const TABLE: [element: string, value: string, code: number][] = [
  ['cmi.core.lesson_status', 'passed', 0],
  ['cmi.core.lesson_status', 'completed', 0],
  ['cmi.core.lesson_status', 'browsed', 0],
  ['cmi.core.lesson_status', 'not attempted', 405],
  ['cmi.core.lesson_status', 'Passed', 405],
  ['cmi.core.lesson_status', '', 405],
  ['cmi.core.score.raw', '0', 0],
  ['cmi.core.score.raw', '85.5', 0],
  ['cmi.core.score.raw', '100', 0],
  ['cmi.core.score.raw', '', 0],
  ['cmi.core.score.raw', '100.01', 405],
  ['cmi.core.score.raw', '-1', 405],
  ['cmi.core.score.raw', '.', 405],
  ['cmi.core.score.raw', 'NaN', 405],
  ['cmi.core.score.raw', '1e2', 405],
  ['cmi.core.lesson_location', long(255), 0],
  ['cmi.core.lesson_location', long(256), 405],
  ['cmi.suspend_data', long(64_000), 0],
  ['cmi.suspend_data', long(64_001), 405],
  ['cmi.core.exit', 'suspend', 0],
  ['cmi.core.exit', '', 0],
  ['cmi.core.exit', 'normal', 405],
  ['cmi.core.session_time', '0000:05:99.25', 0],
  ['cmi.core.session_time', '1:02:03', 0],
  ['cmi.core.session_time', 'PT5M', 405],
  ['cmi.core.session_time', '00:5:00', 405],
  ['cmi.core.student_id', 'someone', 403],
  ['cmi.core.total_time', '00:00:10', 403],
  ['cmi.student_data.mastery_score', '1', 403],
  ['cmi.launch_data', 'x', 403],
  ['cmi.core._children', 'x', 402],
  ['cmi.objectives._count', '1', 402],
  ['cmi.interactions.0.objectives._count', '1', 402],
  ['cmi._version', '3.4', 402],
  ['cmi.core.bogus', 'x', 401],
  ['cmi.evaluation.comments.0.content', 'x', 401],
  ['constructor', 'x', 401],
  ['cmi.objectives.n.id', 'x', 401],
  ['', 'x', 201],
  ['cmi.objectives.0.id', 'obj_1', 0],
  ['cmi.objectives.0.id', 'obj 1', 0],
  ['cmi.objectives.0.id', 'objé', 0],
  ['cmi.interactions.0.id', '問題 1', 0],
  ['cmi.objectives.0.id', 'Ü'.repeat(256), 405],
  ['cmi.objectives.0.id', 'a\u0001', 405],
  ['cmi.suspend_data', 'a\u0000', 405],
  ['cmi.suspend_data', '\ud800', 405],
  ['cmi.suspend_data', '😀', 0],
  ['cmi.objectives.0.status', 'not attempted', 0],
  ['cmi.objectives.01.id', 'x', 201],
  ['cmi.objectives.2000.id', 'x', 201],
  ['cmi.interactions.3.type', 'choice', 0],
  ['cmi.interactions.3.type', 'essay', 405],
  ['cmi.interactions.3.objectives.2.id', 'x', 0],
  ['cmi.interactions.3.correct_responses.1.pattern', 'a,b', 0],
  ['cmi.interactions.3.time', '23:59:59', 0],
  ['cmi.interactions.3.time', '24:00:00', 405],
  ['cmi.interactions.3.result', 'wrong', 0],
  ['cmi.interactions.3.result', '12.5', 0],
  ['cmi.interactions.3.result', 'right', 405],
  ['cmi.interactions.3.weighting', '-100', 0],
  ['cmi.interactions.3.weighting', '101', 405],
  ['cmi.student_preference.audio', '-1', 0],
  ['cmi.student_preference.text', '2', 405],
]

test('[scorm] each SCORM 1.2 element accepts only valid values and returns the standard’s error codes', () => {
  expect(TABLE.map(([element, value]) => [element, value, code(element, value)])).toEqual(TABLE)
})

type Step = {
  method: string
  element?: string
  value?: string
  expectedErrorCode: string
  knownDivergence?: { actualErrorCode: string }
}
const FIXTURES = new URL('../../../../../shared/fixtures/scorm/cmi/', import.meta.url)
const present = existsSync(FIXTURES)

describe.skipIf(!present)('conformance steps stored outside the project', () => {
  test('[scorm] SetValue steps return the codes the conformance files expect, including known leniencies', () => {
    const steps = readdirSync(FIXTURES)
      .map((name): { activities: { steps: Step[] }[] } => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')))
      .flatMap((file) => file.activities.flatMap((activity) => activity.steps))
      .filter((step) => step.method === 'SetValue')
    expect(steps.length).toBeGreaterThan(10)
    for (const { element = '', value = '', expectedErrorCode, knownDivergence } of steps) {
      expect([element, value, code(element, value)]).toEqual([
        element,
        value,
        Number(knownDivergence?.actualErrorCode ?? expectedErrorCode),
      ])
    }
  })
})
