import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCommit as apply } from './apply-commit.ts'
import type { ScormCommit } from './apply-commit.ts'
import { beginLaunch } from './begin-launch.ts'
import type { LaunchRecord } from './launch-record.ts'

const begin = (stored: LaunchRecord | null) =>
  beginLaunch({
    stored,
    student: { student_id: '7', student_name: 'Doe, Jane' },
    item: { mastery_score: 80, launch_data: 'x', max_time_allowed: 'soon' },
  })
const applyCommit = (input: { record: LaunchRecord; commit: ScormCommit }) => apply({ mastery_score: 80, ...input })
const commit = (launch: number, sequence: number, cmi: Record<string, string>, terminate = false): ScormCommit => ({
  launch,
  sequence,
  cmi,
  terminate,
})
const at = (page: string) => ({ 'cmi.core.lesson_location': page })
const SUSPEND = { 'cmi.core.exit': 'suspend', 'cmi.core.session_time': '00:10:00' }

const GIVEN = {
  'cmi.core.student_id': '7',
  'cmi.core.student_name': 'Doe, Jane',
  'cmi.core.credit': 'credit',
  'cmi.core.lesson_mode': 'normal',
  'cmi.launch_data': 'x',
  'cmi.student_data.mastery_score': '80',
}

test('[SCO-003] the first launch gives content its initial data and only values the model allows', () => {
  expect(begin(null).snapshot).toEqual({ ...GIVEN, 'cmi.core.entry': 'ab-initio', 'cmi.core.total_time': '0000:00:00' })
})

test('resumes a suspended launch with its data and adds its time to the total', () => {
  const saved = applyCommit({ record: begin(null).record, commit: commit(1, 1, { ...at('p3'), ...SUSPEND }, true) })
  expect(saved.outcome).toBe('saved')
  const second = begin(saved.record)
  expect(second.snapshot).toEqual({
    ...GIVEN,
    ...at('p3'),
    'cmi.core.entry': 'resume',
    'cmi.core.total_time': '0000:10:00',
  })
  const third = begin(
    applyCommit({ record: second.record, commit: commit(2, 1, { 'cmi.core.session_time': '00:01:00' }) }).record,
  )
  expect(third.snapshot['cmi.core.total_time']).toBe('0000:11:00')
  expect(begin(begin(third.record).record).snapshot['cmi.core.total_time']).toBe('0000:11:00')
})

test('resumes after a crash, sends an empty entry after an end, restarts an unused launch', () => {
  const { record } = begin(null)
  const crashed = applyCommit({ record, commit: commit(1, 1, at('p3')) }).record
  expect(begin(crashed).snapshot['cmi.core.entry']).toBe('resume')
  const ended = applyCommit({ record, commit: commit(1, 1, at('p3'), true) }).record
  expect(begin(ended).snapshot['cmi.core.entry']).toBe('')
  expect(begin(record).snapshot['cmi.core.entry']).toBe('ab-initio')
  const suspended = applyCommit({ record, commit: commit(1, 1, SUSPEND, true) }).record
  const crashedLater = applyCommit({ record: begin(suspended).record, commit: commit(2, 1, at('p4')) }).record
  expect(crashedLater.cmi).toEqual(at('p4'))
})

test('ignores a repeated or late commit', () => {
  const first = applyCommit({ record: begin(null).record, commit: commit(1, 2, at('p2')) })
  expect(first.outcome).toBe('saved')
  for (const sequence of [1, 2]) {
    const again = applyCommit({ record: first.record, commit: commit(1, sequence, at('p1')) })
    expect([again.outcome, again.record]).toEqual(['repeated', first.record])
  }
})

test('reopening takes over; the previous launch’s last beacon counts until something newer is set', () => {
  const one = applyCommit({
    record: begin(null).record,
    commit: commit(1, 1, { 'cmi.core.session_time': '00:01:00' }),
  }).record
  const two = begin(one).record
  const late = applyCommit({
    record: two,
    commit: commit(1, 3, { ...at('p9'), 'cmi.core.exit': 'suspend', 'cmi.core.session_time': '00:03:00' }, true),
  })
  expect(late.outcome).toBe('saved')
  expect(begin(late.record).snapshot).toMatchObject({
    ...at('p9'),
    'cmi.core.total_time': '0000:03:00',
    'cmi.core.entry': 'resume',
  })
  expect(applyCommit({ record: late.record, commit: commit(1, 2, at('p8')) }).outcome).toBe('repeated')

  const newer = applyCommit({ record: late.record, commit: commit(2, 1, at('p2')) }).record
  expect(newer).toMatchObject({ cmi: at('p2'), total_time: '0000:03:00', sequence: 1 })
  expect(applyCommit({ record: newer, commit: commit(1, 4, at('p9')) })).toMatchObject({
    outcome: 'superseded',
    record: newer,
  })
  expect(applyCommit({ record: begin(two).record, commit: commit(1, 4, at('p9')) }).outcome).toBe('superseded')
})

test('keeps the newest value of every element for any order and repetition of commits', () => {
  const pages = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(pages, fc.infiniteStream(fc.nat()), (values, order) => {
      // Each commit carries everything not yet acknowledged; in this worst case nothing ever is.
      const commits = values.map((page, index) => commit(1, index + 1, at(`p${page}`)))
      const shuffled = [...commits, ...commits]
        .map((entry) => ({ entry, key: order.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
      const last = shuffled.reduce(
        (record, { entry }) => applyCommit({ record, commit: entry }).record,
        begin(null).record,
      )
      expect(last.cmi['cmi.core.lesson_location']).toBe(`p${values.at(-1)}`)
    }),
  )
})

test('[SCO-009] the commit that ends a session settles the status; other and repeated commits do not', () => {
  const { record } = begin(null)
  const STATUS = 'cmi.core.lesson_status'
  const ended = apply({ record, commit: commit(1, 1, {}, true) })
  expect(ended.record.cmi).toEqual({ 'cmi.core.exit': '', [STATUS]: 'completed' })
  expect(apply({ record, commit: commit(1, 1, {}) }).record.cmi).toEqual({})
  expect(apply({ record, mastery_score: 80, commit: commit(1, 1, {}, true) }).record.cmi).toEqual({
    'cmi.core.exit': '',
  })
  expect(
    apply({ record, mastery_score: 80, commit: commit(1, 1, { 'cmi.core.score.raw': '80' }, true) }).record.cmi[STATUS],
  ).toBe('passed')
  expect(apply({ record: ended.record, commit: commit(1, 1, {}, true) })).toMatchObject({
    outcome: 'repeated',
    record: ended.record,
  })
})

const session = (minutes: number) => ({ 'cmi.core.session_time': `00:${String(minutes).padStart(2, '0')}:00` })
const totalOf = (record: LaunchRecord) => begin(record).snapshot['cmi.core.total_time']

test('content that reports more time after its end adds its session once per visit', () => {
  let { record } = begin(null)
  for (let visit = 1; visit <= 3; visit += 1) {
    record = applyCommit({ record, commit: commit(visit, 1, session(10), true) }).record
    record = applyCommit({ record, commit: commit(visit, 2, { ...session(30), ...at('p9') }) }).record
    record = applyCommit({ record, commit: commit(visit, 3, session(30), true) }).record
    expect(totalOf(record)).toBe(`0000:${visit * 10}:00`)
    expect(record.cmi).toMatchObject(at('p9'))
    record = begin(record).record
    // The last beacon of an ended launch no longer changes its time either.
    record = applyCommit({ record, commit: commit(visit, 4, session(45)) }).record
  }
  expect(totalOf(record)).toBe('0000:30:00')
})

test('a launch that ended without a session time accepts one reported later', () => {
  const { record } = begin(null)
  const ended = applyCommit({ record, commit: commit(1, 1, at('p3'), true) }).record
  expect(totalOf(applyCommit({ record: ended, commit: commit(1, 2, session(10), true) }).record)).toBe('0000:10:00')
})

test('a launch adds its session to the total once, for any repetition of its commits', () => {
  const visit = fc.record({
    times: fc.array(fc.integer({ min: 0, max: 19 }), { minLength: 1, maxLength: 4 }),
    ends: fc.boolean(),
    after: fc.array(fc.integer({ min: 20, max: 59 }), { maxLength: 3 }),
    again: fc.array(fc.nat({ max: 6 }), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(visit, { minLength: 1, maxLength: 4 }), (visits) => {
      let { record } = begin(null)
      let total = 0
      for (const [index, { times, ends, after, again }] of visits.entries()) {
        const said = ends ? [...times, ...after] : times
        const commits = said.map((minutes, place) =>
          commit(index + 1, place + 1, session(minutes), ends && place + 1 >= times.length),
        )
        const repeats = again.flatMap((place) => commits.slice(place, place + 1))
        for (const one of [...commits, ...repeats]) record = applyCommit({ record, commit: one }).record
        total += times.at(-1) ?? 0
        record = begin(record).record
        for (const one of repeats) record = applyCommit({ record, commit: one }).record
      }
      expect(totalOf(record)).toBe(
        `${String(Math.floor(total / 60)).padStart(4, '0')}:${String(total % 60).padStart(2, '0')}:00`,
      )
    }),
  )
})
