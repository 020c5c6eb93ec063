import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawQuestions, attemptQuestionCount } from './draw-questions.ts'
import { attemptsUsed } from './remaining-attempts.ts'
import { examWindow, isTimeOver, attemptMinutes, attemptEndsAt } from './attempt-time.ts'

const first = () => 0
const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)

test('[OP-83] an attempt has all the exam’s own questions and the requested number per pool', () => {
  const pools = [
    { draw: 2, question_ids: [11, 12, 13] },
    { draw: 5, question_ids: [21, 22] },
  ]
  expect(drawQuestions({ own: [1, 2], pools, shuffle: false, random: first })).toEqual([1, 2, 11, 12, 21, 22])
  expect(drawQuestions({ own: [1, 2], pools, shuffle: true, random: (end) => end - 1 })).toEqual([22, 21, 13, 12, 2, 1])
})

test('[OP-83] repeats no question, draws the promised number per pool, and keeps order unless shuffled', () => {
  fc.assert(
    fc.property(
      fc.nat(5),
      fc.array(fc.record({ draw: fc.integer({ min: 1, max: 8 }), available: fc.nat(8) }), { maxLength: 4 }),
      fc.boolean(),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (own, wishes, shuffle, chances) => {
        const pools = wishes.map(({ draw, available }, place) => ({
          draw,
          question_ids: range(1_000 * (place + 1), available),
        }))
        const random = (end: number) => Math.floor(Number(chances.next().value) * end)
        const drawn = drawQuestions({ own: range(1, own), pools, shuffle, random })
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn).toHaveLength(attemptQuestionCount(own, wishes))
        for (const { draw, question_ids } of pools)
          expect(drawn.filter((id) => question_ids.includes(id))).toHaveLength(Math.min(draw, question_ids.length))
        if (!shuffle) expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
      },
    ),
  )
})

test('[EXM-014] does not count attempts from before a reset', () => {
  const tries = [3, 2, 1].map((attempts) => ({ attempts }))
  expect([
    attemptsUsed(tries, []),
    attemptsUsed(tries, [{ after_attempts: 2 }]),
    attemptsUsed(tries, [{ after_attempts: 3 }, { after_attempts: 1 }]),
  ]).toEqual([3, 1, 0])
})

test('an attempt ends when time is up or its exam closes; extra time counts', () => {
  const started_at = new Date('2026-11-22T10:00:00Z')
  const at = (time: string) => new Date(`2026-11-22T${time}Z`)
  expect([
    attemptMinutes(null, { extra_percentage: 50, extra_minutes: 5 }),
    attemptMinutes(45, null),
    attemptMinutes(45, { extra_percentage: 50, extra_minutes: 0 }),
    attemptMinutes(45, { extra_percentage: 25, extra_minutes: 10 }),
  ]).toEqual([null, 45, 68, 67])
  expect(attemptEndsAt({ started_at, minutes: null, closes_at: null })).toBeNull()
  expect(attemptEndsAt({ started_at, minutes: 30, closes_at: null })).toEqual(at('10:30:00'))
  expect(attemptEndsAt({ started_at, minutes: 30, closes_at: at('10:20:00') })).toEqual(at('10:20:00'))
  expect([
    isTimeOver({ ends_at: null }, started_at),
    isTimeOver({ ends_at: started_at }, at('10:00:09')),
    isTimeOver({ ends_at: started_at }, at('10:00:11')),
  ]).toEqual([false, false, true])
  const window = { opens_at: at('09:00:00'), closes_at: at('11:00:00') }
  expect(['08:59:59', '09:00:00', '10:59:59', '11:00:00'].map((time) => examWindow(window, at(time)))).toEqual([
    'early',
    'open',
    'open',
    'closed',
  ])
  expect(examWindow({ opens_at: null, closes_at: null }, started_at)).toBe('open')
})
