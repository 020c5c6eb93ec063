import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCommit } from './apply-commit.ts'
import type { ScormCommit } from './apply-commit.ts'
import { beginLaunch } from './begin-launch.ts'
import type { LaunchRecord } from './launch-record.ts'

const begin = (stored: LaunchRecord | null, launch_id: string) =>
  beginLaunch({ stored, launch_id, student: { student_id: '7', student_name: 'Doe, Jane' }, item: { mastery_score: 80, launch_data: 'x' } })
const commit = (launch_id: string, sequence: number, cmi: Record<string, string>, terminate = false): ScormCommit => ({ launch_id, sequence, cmi, terminate })
const at = (page: string) => ({ 'cmi.core.lesson_location': page })

test('[SCO-003] the first launch hands content its data, ab initio', () => {
  expect(begin(null, 'one').snapshot).toEqual({
    'cmi.core.student_id': '7',
    'cmi.core.student_name': 'Doe, Jane',
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': 'normal',
    'cmi.core.entry': 'ab-initio',
    'cmi.core.total_time': '0000:00:00',
    'cmi.launch_data': 'x',
    'cmi.student_data.mastery_score': '80',
  })
})

test('[SCO-006] a suspended launch is resumed with its data, and its time is in the total', () => {
  const { record } = begin(null, 'one')
  const saved = applyCommit({ record, commit: commit('one', 1, { ...at('p3'), 'cmi.core.exit': 'suspend', 'cmi.core.session_time': '00:10:00' }, true) })
  expect(saved.outcome).toBe('saved')
  const { snapshot } = begin(saved.record, 'two')
  expect(snapshot).toMatchObject({ 'cmi.core.entry': 'resume', 'cmi.core.lesson_location': 'p3', 'cmi.core.total_time': '0000:10:00' })
  expect(snapshot).not.toHaveProperty('cmi.core.exit')
  expect(snapshot).not.toHaveProperty('cmi.core.session_time')
})

test('[SCO-006] a launch that crashed is resumed; one that ended without suspend begins without entry', () => {
  const { record } = begin(null, 'one')
  const crashed = applyCommit({ record, commit: commit('one', 1, at('p3')) }).record
  expect(begin(crashed, 'two').snapshot['cmi.core.entry']).toBe('resume')
  const ended = applyCommit({ record, commit: commit('one', 1, at('p3'), true) }).record
  expect(begin(ended, 'two').snapshot['cmi.core.entry']).toBe('')
})

test('[SCO-006] a commit that comes twice or late changes nothing', () => {
  const first = applyCommit({ record: begin(null, 'one').record, commit: commit('one', 2, at('p2')) })
  expect(first.outcome).toBe('saved')
  for (const sequence of [1, 2]) {
    const again = applyCommit({ record: first.record, commit: commit('one', sequence, at('p1')) })
    expect([again.outcome, again.record]).toEqual(['repeated', first.record])
  }
})

test('[SCO-006] the item opened again elsewhere takes over; the last beacon before it still counts while nothing newer is set', () => {
  const one = applyCommit({ record: begin(null, 'one').record, commit: commit('one', 1, { 'cmi.core.session_time': '00:01:00' }) }).record
  const two = begin(one, 'two').record
  const late = applyCommit({ record: two, commit: commit('one', 2, { ...at('p9'), 'cmi.core.exit': 'suspend', 'cmi.core.session_time': '00:03:00' }, true) })
  expect(late.outcome).toBe('saved')
  expect(late.record.cmi).toEqual({ ...at('p9'), 'cmi.core.total_time': '0000:03:00' })
  expect(applyCommit({ record: late.record, commit: commit('one', 2, at('p9')) }).outcome).toBe('repeated')

  const newer = applyCommit({ record: two, commit: commit('two', 1, at('p2')) }).record
  expect(applyCommit({ record: newer, commit: commit('one', 2, at('p9')) })).toMatchObject({ outcome: 'superseded', record: newer })
  expect(applyCommit({ record: two, commit: commit('someone', 1, at('p9')) }).outcome).toBe('superseded')
})

test('[SCO-006] in whatever order and however often commits arrive, the newest value of every element stands', () => {
  const pages = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(pages, fc.infiniteStream(fc.nat()), (values, order) => {
      // Each commit carries everything not acknowledged; here nothing ever is, the worst case.
      const commits = values.map((_, index) => commit('one', index + 1, at(`p${values[index]}`)))
      const shuffled = [...commits, ...commits].map((entry) => ({ entry, key: order.next().value ?? 0 })).sort((a, b) => a.key - b.key)
      const last = shuffled.reduce((record, { entry }) => applyCommit({ record, commit: entry }).record, begin(null, 'one').record)
      expect(last.cmi['cmi.core.lesson_location']).toBe(`p${values.at(-1)}`)
    }),
  )
})
