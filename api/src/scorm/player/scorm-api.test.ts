import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCmiValue } from '@portico/shared/rules/scorm/check-cmi-value.ts'
import { CMI_ELEMENTS } from '@portico/shared/rules/scorm/cmi-elements.ts'
import { createScormApi } from './scorm-api.ts'

function open(cmi: Record<string, string> = {}) {
  const calls: string[] = []
  const sink = {
    set: (element: string, value: string) => void calls.push(`${element}=${value}`),
    flush: () => void calls.push('flush'),
    terminate: () => void calls.push('terminate'),
  }
  return { api: createScormApi({ cmi, sink }), calls }
}

test('[SCO-003] content reads its data, and what it sets is sent', () => {
  const { api, calls } = open({
    'cmi.core.student_name': 'Doe, Jane',
    'cmi.core.lesson_location': 'p3',
    'cmi.suspend_data': 'kept',
    'cmi.core.entry': 'resume',
    'cmi.interactions.0.id': 'q1',
    'cmi.interactions.1.id': 'q2',
    'cmi.objectives.0.id': 'o1',
  })
  expect(api.LMSInitialize('')).toBe('true')
  expect(
    [
      'cmi.core.student_name',
      'cmi.core.lesson_location',
      'cmi.suspend_data',
      'cmi.core.entry',
      'cmi.interactions._count',
      'cmi.objectives.0.id',
      'cmi.core.lesson_status',
    ].map((element) => api.LMSGetValue(element)),
  ).toEqual(['Doe, Jane', 'p3', 'kept', 'resume', '2', 'o1', 'not attempted'])
  expect(api.LMSSetValue('cmi.core.lesson_location', 'p4')).toBe('true')
  expect(api.LMSSetValue('cmi.core.student_id', 'x')).toBe('false')
  expect(api.LMSGetLastError()).toBe('403')
  api.LMSCommit('')
  expect(calls).toEqual(['cmi.core.lesson_location=p4', 'flush'])
})

test('[SCO-009] finishing once ends once; a mastery score turns the status as SCORM 1.2 says', () => {
  const { api, calls } = open({
    'cmi.student_data.mastery_score': '80',
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': 'normal',
  })
  api.LMSInitialize('')
  api.LMSSetValue('cmi.core.score.raw', '79')
  api.LMSSetValue('cmi.core.lesson_status', 'completed')
  api.LMSFinish('')
  api.LMSFinish('')
  expect(calls).toEqual([
    'cmi.core.score.raw=79',
    'cmi.core.lesson_status=completed',
    'cmi.core.lesson_status=failed',
    'terminate',
  ])
})

test('[PAPER-3] [SCO-009] content that only initializes and finishes is completed, in the player as on the server', () => {
  const finish = (cmi: Record<string, string>, ...set: [string, string][]) => {
    const { api, calls } = open(cmi)
    api.LMSInitialize('')
    for (const [element, value] of set) api.LMSSetValue(element, value)
    expect([api.LMSFinish('x'), api.LMSGetLastError(), api.LMSFinish(''), api.LMSGetLastError()]).toEqual([
      'false',
      '201',
      'true',
      '0',
    ])
    return [api.LMSGetValue('cmi.core.lesson_status'), ...calls]
  }
  expect(finish({})).toEqual(['completed', 'cmi.core.lesson_status=completed', 'terminate'])
  expect(finish({}, ['cmi.core.lesson_status', 'incomplete'])).toEqual([
    'incomplete',
    'cmi.core.lesson_status=incomplete',
    'terminate',
  ])
  expect(finish({ 'cmi.student_data.mastery_score': '80' }).slice(1)).toEqual(['terminate'])
  expect(finish({ 'cmi.student_data.mastery_score': '80' }, ['cmi.core.score.raw', '80'])).toEqual([
    'passed',
    'cmi.core.score.raw=80',
    'cmi.core.lesson_status=passed',
    'terminate',
  ])
  expect(finish({ 'cmi.core.lesson_mode': 'review' }).slice(1)).toEqual(['terminate'])
  const { api, calls } = open()
  expect([api.LMSFinish(''), api.LMSGetLastError(), calls]).toEqual(['false', '301', []])
})

test('[scorm] comments add up', () => {
  const { api, calls } = open()
  api.LMSInitialize('')
  api.LMSSetValue('cmi.comments', 'one ')
  api.LMSSetValue('cmi.comments', 'two')
  expect(calls).toEqual(['cmi.comments=one ', 'cmi.comments=one two'])
})

test('[scorm] no value that the player accepted is refused by the server’s own table', () => {
  const names = CMI_ELEMENTS.map(({ name }) => name.replace('.n.', '.0.').replace('.m.', '.0.'))
  const words = [
    '',
    '0',
    '-1',
    '100',
    '100.5',
    '1.',
    '.5',
    '-.5',
    '00:00:10',
    '1:00:00.25',
    '0010:61:61',
    '23:59:59.9',
    'passed',
    'not attempted',
    'browsed',
    'suspend',
    'time-out',
    'choice',
    'numeric',
    'wrong',
    'neutral',
    '12.5',
    'a b',
    'en-us',
    '1e3',
    'x'.repeat(256),
    'y'.repeat(4097),
  ]
  const value = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ maxLength: 20 }),
    fc.double({ min: -200, max: 200, noNaN: true }).map(String),
    fc.integer({ min: -200, max: 200 }).map(String),
  )
  let taken = 0
  fc.assert(
    fc.property(fc.constantFrom(...names), value, (element, given) => {
      const { api } = open()
      api.LMSInitialize('')
      if (api.LMSSetValue(element, given) !== 'true') return
      taken += 1
      expect([element, given, checkCmiValue(element, given)]).toEqual([element, given, { ok: true }])
    }),
    { numRuns: 2_000 },
  )
  expect(taken).toBeGreaterThan(100)
})

type Step = {
  method: string
  element?: string
  value?: string
  expectedReturn: string
  expectedErrorCode: string
  knownDivergence?: { actualReturn: string; actualErrorCode: string }
}
const FIXTURES = new URL('../../../../../shared/fixtures/scorm/cmi/', import.meta.url)

describe.skipIf(!existsSync(FIXTURES))('conformance sessions kept beside the project', () => {
  test('[PAPER-3] the player answers every step of the conformance sessions', () => {
    const sessions = readdirSync(FIXTURES).flatMap((name) => {
      const file: { activities: { steps: Step[] }[] } = JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))
      return file.activities.map(({ steps }) => steps)
    })
    expect(sessions.length).toBeGreaterThan(5)
    for (const steps of sessions) {
      const { api } = open()
      const call: Record<string, (step: Step) => string> = {
        Initialize: () => api.LMSInitialize(''),
        Terminate: () => api.LMSFinish(''),
        Commit: () => api.LMSCommit(''),
        GetValue: ({ element = '' }) => api.LMSGetValue(element),
        SetValue: ({ element = '', value = '' }) => api.LMSSetValue(element, value),
      }
      for (const step of steps) {
        const expected = step.knownDivergence
          ? [step.knownDivergence.actualReturn, step.knownDivergence.actualErrorCode]
          : [step.expectedReturn, step.expectedErrorCode]
        expect([step, call[step.method]?.(step), api.LMSGetLastError()]).toEqual([step, ...expected])
      }
    }
  })
})
