import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCommit } from '@portico/shared/rules/scorm/check-commit.ts'
import { CMI_ELEMENTS } from '@portico/shared/rules/scorm/cmi-elements.ts'
import { createScormApi } from './scorm-api.ts'

function open(cmi: Record<string, string> = {}) {
  const calls: string[] = []
  const sent: Record<string, string> = {}
  const sink = {
    set: (element: string, value: string) => {
      calls.push(`${element}=${value}`)
      sent[element] = value
    },
    flush: () => void calls.push('flush'),
    terminate: () => void calls.push('terminate'),
  }
  return { ...createScormApi({ cmi, sink, onReopen: () => void calls.push('reopen') }), calls, sent }
}

test('[SCO-003] content reads its data, and the values it sets are sent', () => {
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

test('[SCO-009] finishing ends a session once; a mastery score changes the status as SCORM 1.2 says', () => {
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

test('[SCO-009] completes content that only initializes and finishes, in the player as on the server', () => {
  const finish = (cmi: Record<string, string>, ...set: [string, string][]) => {
    const { api, read, calls } = open(cmi)
    api.LMSInitialize('')
    for (const [element, value] of set) api.LMSSetValue(element, value)
    expect([api.LMSFinish('x'), api.LMSGetLastError(), api.LMSFinish(''), api.LMSGetLastError()]).toEqual([
      'false',
      '201',
      'true',
      '0',
    ])
    return [read('cmi.core.lesson_status'), ...calls]
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

test('an ended session neither reads nor accepts values, and only its first finish counts', () => {
  const { api, calls, read } = open({ 'cmi.suspend_data': 'before' })
  const before = ['LMSSetValue', 'LMSGetValue', 'LMSCommit', 'LMSFinish'] as const
  for (const name of before)
    expect([name, api[name](''), api.LMSGetLastError()]).toEqual([name, expect.any(String), '301'])
  expect(api.LMSInitialize('')).toBe('true')
  expect([api.LMSInitialize(''), api.LMSGetLastError()]).toEqual(['false', '101'])
  api.LMSSetValue('cmi.core.session_time', '00:10:00')
  expect(api.LMSFinish('')).toBe('true')
  const sent = [...calls]
  const ended = [
    ['false', () => api.LMSSetValue('cmi.core.session_time', '00:20:00')],
    ['false', () => api.LMSSetValue('cmi.core.lesson_status', 'failed')],
    ['', () => api.LMSGetValue('cmi.suspend_data')],
    ['false', () => api.LMSCommit('')],
    ['false', () => api.LMSFinish('')],
  ] as const
  for (const [answer, ask] of ended) {
    expect([ask(), api.LMSGetLastError()]).toEqual([answer, '301'])
    expect(api.LMSGetErrorString(api.LMSGetLastError())).not.toBe('')
  }
  expect([read('cmi.core.lesson_status'), calls]).toEqual(['completed', sent])
})

test('rejects content that initializes again after its end, and notifies the player', () => {
  const { api, calls } = open()
  api.LMSInitialize('')
  api.LMSFinish('')
  expect([api.LMSInitialize(''), api.LMSGetLastError()]).toEqual(['false', '101'])
  expect(calls.at(-1)).toBe('reopen')
  expect(api.LMSSetValue('cmi.core.lesson_location', 'p1')).toBe('false')
})

test('[scorm] comments accumulate', () => {
  const { api, calls } = open()
  api.LMSInitialize('')
  api.LMSSetValue('cmi.comments', 'one ')
  api.LMSSetValue('cmi.comments', 'two')
  expect(calls).toEqual(['cmi.comments=one ', 'cmi.comments=one two'])
})

const sampleValues = [
  '',
  '0',
  '-1',
  '100',
  '100.5',
  '1.',
  '.5',
  '-.5',
  '1e3',
  '12.5',
  '101',
  '-0',
  '00:00:10',
  '1:00:00.25',
  '0010:61:61',
  '23:59:59.9',
  '00:00:10.123',
  'PT10S',
  'passed',
  'not attempted',
  'browsed',
  'unknown',
  'suspend',
  'time-out',
  'logout',
  'normal',
  'choice',
  'numeric',
  'long-fill-in',
  'correct',
  'wrong',
  'incorrect',
  'neutral',
  'a b',
  'en-us',
  'a\tb',
  'a\nb',
  'Übung_3',
  'é',
  '問題 1',
  'वाक्य',
  'q–1',
  '😀',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udc00',
  '\u0001',
  ...[255, 256, 4_096, 4_097, 64_000, 64_001].map((length) => 'x'.repeat(length)),
  'Ü'.repeat(256),
]
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...sampleValues) },
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.double({ min: -200, max: 200, noNaN: true }).map(String),
  fc.integer({ min: -200, max: 200 }).map(String),
)
const elementNames = CMI_ELEMENTS.map(({ name }) => name)

test('the server stores every value the player accepts, and content reads it back', () => {
  let taken = 0
  fc.assert(
    fc.property(fc.constantFrom(...elementNames), anyValue, (name, given) => {
      const element = name.replace('.n.', '.0.').replace('.m.', '.0.')
      const { api, sent } = open()
      api.LMSInitialize('')
      for (const list of ['cmi.interactions', 'cmi.objectives']) api.LMSSetValue(`${list}.0.id`, 'one')
      if (api.LMSSetValue(element, given) !== 'true') return void expect(api.LMSGetLastError()).not.toBe('0')
      taken += 1
      const kept = checkCommit({ cmi: sent })
      expect([element, given, kept.rejected]).toEqual([element, given, []])
      expect(JSON.parse(JSON.stringify(kept.accepted))).toEqual(sent)
      expect(Object.values(sent).every((value) => value.isWellFormed() && !value.includes('\u0000'))).toBe(true)
      if (CMI_ELEMENTS.find((one) => one.name === name)?.access === 'rw')
        expect(api.LMSGetValue(element)).toBe(kept.accepted[element])
    }),
    { numRuns: 3_000 },
  )
  expect(taken).toBeGreaterThan(300)
})

test('the server accepts every list value the player accepts, in any order', () => {
  const index = fc.integer({ min: 0, max: 3 }).map(String)
  const element = fc
    .tuple(fc.constantFrom(...elementNames.filter((name) => name.includes('.n.'))), index, index)
    .map(([name, n, m]) => name.replace('.n.', `.${n}.`).replace('.m.', `.${m}.`))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(element, fc.constantFrom('one', '1', 'wrong', 'incorrect', 'Ü', '10:00:00')), {
        maxLength: 30,
      }),
      (steps) => {
        const { api, sent } = open()
        api.LMSInitialize('')
        for (const [name, value] of steps) api.LMSSetValue(name, value)
        expect(checkCommit({ cmi: sent }).rejected).toEqual([])
      },
    ),
    { numRuns: 500 },
  )
})

test('stores results and exits of newer content in SCORM 1.2 terms', () => {
  const { api, sent } = open()
  api.LMSInitialize('')
  api.LMSSetValue('cmi.interactions.0.id', 'Übung_3')
  expect(api.LMSSetValue('cmi.interactions.0.result', 'incorrect')).toBe('true')
  expect(api.LMSSetValue('cmi.core.exit', 'normal')).toBe('true')
  expect(sent).toEqual({
    'cmi.interactions.0.id': 'Übung_3',
    'cmi.interactions.0.result': 'wrong',
    'cmi.core.exit': '',
  })
})

test('reads back identifiers in any script, even in a later session', () => {
  const { api, sent } = open()
  api.LMSInitialize('')
  for (const [index, id] of ['Übung', 'quiz', '問題'].entries())
    expect(api.LMSSetValue(`cmi.objectives.${index}.id`, id)).toBe('true')
  const later = open(sent).api
  later.LMSInitialize('')
  expect([0, 1, 2].map((index) => later.LMSGetValue(`cmi.objectives.${index}.id`))).toEqual(['Übung', 'quiz', '問題'])
  expect(later.LMSGetValue('cmi.objectives._count')).toBe('3')
  expect(later.LMSSetValue('cmi.objectives.3.id', 'Ωmega')).toBe('true')
})

test('rejects a value that would not be stored with the wrong-value error code', () => {
  const { api, calls } = open()
  api.LMSInitialize('')
  for (const value of ['a\u0000b', '\ud800', 'x'.repeat(64_001)]) {
    expect([api.LMSSetValue('cmi.suspend_data', value), api.LMSGetLastError()]).toEqual(['false', '405'])
    expect(api.LMSGetErrorString('405')).not.toBe('')
  }
  expect([api.LMSSetValue('cmi.suspend_data', 'fine'), api.LMSGetLastError()]).toEqual(['true', '0'])
  expect(calls).toEqual(['cmi.suspend_data=fine'])
})

type Step = {
  method: string
  element?: string
  value?: string
  expectedReturn: string
  expectedErrorCode: string
  knownDivergence?: { actualReturn: string; actualErrorCode: string }
}
const FIXTURES = new URL('../../../../../../shared/fixtures/scorm/cmi/', import.meta.url)

describe.skipIf(!existsSync(FIXTURES))('conformance sessions stored beside the project', () => {
  test('the player answers every step of the conformance sessions', () => {
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
