import { expect, test } from 'vitest'
import { itemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'
import { rollUp } from './roll-up.ts'
import { scoResult } from './sco-result.ts'
import { scoLock, scoStates, scoToOpen, type PackageSco, type ScoRecord } from './sco-state.ts'

const { success, failed, finished, in_progress, not_started } = itemProgress
const sco = (identifier: string, more: Partial<PackageSco> = {}): PackageSco => ({
  identifier,
  title: identifier.toUpperCase(),
  visible: true,
  sco: true,
  mastery_score: null,
  prerequisites: null,
  ancestors: [],
  ...more,
})
const record = (identifier: string, more: Partial<ScoRecord> = {}): ScoRecord => ({
  sco: identifier,
  result: null,
  lesson_status: 'incomplete',
  score_raw: null,
  ...more,
})
const rolledUp = (states: readonly ItemProgress[], more: Partial<PackageSco>[] = []) =>
  rollUp(
    states.map((status, at) => ({
      sco: sco(String(at), more[at]),
      status,
      score: status === not_started ? null : at * 50,
    })),
  )

test('a package is open while any SCO is, else failed if one failed, else passed', () => {
  expect(rolledUp([success, success]).result).toBe('success')
  expect(rolledUp([success, finished]).result).toBe('finished')
  expect(rolledUp([success, failed, finished]).result).toBe('failed')
  expect(rolledUp([failed, not_started]).result).toBeNull()
  expect(rolledUp([success, in_progress]).result).toBeNull()
  expect(rolledUp([]).result).toBeNull()
})

test('ignores hidden SCOs, never lowers success for non-reporting pages, and averages the scores', () => {
  expect(rolledUp([success, not_started], [{}, { visible: false }])).toEqual({ result: 'success', score: 0 })
  expect(rolledUp([success, finished], [{}, { sco: false }])).toEqual({ result: 'success', score: 25 })
  expect(rolledUp([finished], [{ sco: false }]).result).toBe('finished')
  expect(rolledUp([not_started, not_started], [{ visible: false }, { visible: false }]).result).toBeNull()
  expect(rolledUp([not_started, success, success]).score).toBe(75)
})

test(`a SCO's final result overrides its committed status; an opened page is done`, () => {
  const states = scoStates(
    [sco('a'), sco('b'), sco('c'), sco('page', { sco: false }), sco('d', { mastery_score: 80 })],
    [
      record('a', { lesson_status: 'completed' }),
      record('b', { result: failed, lesson_status: 'completed' }),
      record('page'),
      record('d', { lesson_status: 'completed', score_raw: 70 }),
    ],
  )
  expect(states.map(({ status }) => status)).toEqual([success, failed, not_started, finished, failed])
})

test(`[SCO-010] never lowers a SCO's result; only a pass clears a failure`, () => {
  const become = (before: ItemProgress | null, lesson_status: string) =>
    scoResult({ before, lesson_status, score_raw: null, mastery_score: null })
  expect(become(null, 'incomplete')).toBeNull()
  expect(become(null, 'failed')).toBe(failed)
  expect(become(failed, 'completed')).toBe(failed)
  expect(become(failed, 'passed')).toBe(success)
  expect(become(success, 'failed')).toBe(success)
})

test('locks on open prerequisites; headings cover all their items; unknown items lock nothing', () => {
  const scos = [
    sco('a', { ancestors: ['h'] }),
    sco('b', { ancestors: ['h'] }),
    sco('c', { prerequisites: 'h' }),
    sco('d', { prerequisites: 'elsewhere' }),
  ]
  const locked = (records: ScoRecord[]) => scos.map((one) => scoLock(scoStates(scos, records), one.identifier)?.title)
  expect(locked([])).toEqual([undefined, undefined, 'A', undefined])
  expect(locked([record('a', { result: success })])).toEqual([undefined, undefined, 'B', undefined])
  expect(locked([record('a', { result: success }), record('b', { result: finished })])[2]).toBeUndefined()
})

test(`by default opens the learner's last part, or the first open one once done`, () => {
  const scos = [sco('a'), sco('hidden', { visible: false }), sco('b', { prerequisites: 'a' }), sco('c')]
  const opens = (last: string | null, records: ScoRecord[]) => scoToOpen(scoStates(scos, records), last)?.identifier
  expect(opens(null, [])).toBe('a')
  expect(opens('c', [record('c')])).toBe('c')
  expect(opens('c', [record('c', { result: success })])).toBe('a')
  expect(opens('b', [])).toBe('a')
  const all = ['a', 'b', 'c'].map((one) => record(one, { result: success }))
  expect(opens('c', all)).toBe('c')
  expect(scoToOpen([], null)).toBeNull()
})
