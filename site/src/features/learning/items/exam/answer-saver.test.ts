import { expect, test } from 'vitest'
import { createAnswerSaver, type Answers } from './answer-saver.ts'

function open(
  given: { id: number; answer: number[] | null }[] = [{ id: 1, answer: null }],
  left: ReadonlyMap<number, number[]> = new Map(),
) {
  let seen: Answers = new Map()
  const sent: [number, readonly number[]][] = []
  const saver = createAnswerSaver({
    given,
    left,
    keep: (id, answer) => void sent.push([id, answer]),
    onChange: (answers) => (seen = answers),
  })
  return { saver, sent, of: (id: number) => seen.get(id) }
}

test('[EXM-011] sends an answer at once and marks it when the server has saved it', () => {
  const { saver, sent, of } = open()
  saver.choose(1, [5])
  expect(of(1)).toEqual({ answer: [5], save: 'saving' })
  saver.heard(1, { answer: [5], save: 'saved' })
  expect(of(1)).toEqual({ answer: [5], save: 'saved' })
  expect(sent).toEqual([[1, [5]]])
})

test('[EXM-011] ignores the result of an answer that was changed meanwhile', () => {
  const { saver, of } = open()
  saver.choose(1, [5])
  saver.choose(1, [6])
  saver.heard(1, { answer: [5], save: 'saved' })
  expect(of(1)).toEqual({ answer: [6], save: 'saving' })
  saver.heard(1, { answer: [6], save: 'saved' })
  expect(of(1)).toEqual({ answer: [6], save: 'saved' })
})

test('[EXM-011] keeps the choice after a rejected save and sends it on retry', () => {
  const { saver, sent, of } = open()
  saver.choose(1, [5])
  saver.heard(1, { answer: [5], save: 'failed' })
  expect(of(1)).toEqual({ answer: [5], save: 'failed' })
  saver.retry(1)
  expect(of(1)?.save).toBe('saving')
  expect(sent).toEqual([
    [1, [5]],
    [1, [5]],
  ])
})

test('[EXM-011] prefers answers left unsent by an earlier page over the server’s', () => {
  const { saver } = open(
    [
      { id: 1, answer: [4] },
      { id: 2, answer: null },
      { id: 3, answer: [9] },
    ],
    new Map([
      [1, [5]],
      [2, [6]],
    ]),
  )
  expect([...saver.answers().values()]).toEqual([
    { answer: [5], save: 'kept' },
    { answer: [6], save: 'kept' },
    { answer: [9], save: 'saved' },
  ])
})

test('[EXM-011] does not send a cleared answer, and restores the last one on leaving the question', () => {
  const { saver, sent, of } = open([{ id: 1, answer: [5, 6] }])
  saver.choose(1, [])
  expect(of(1)).toEqual({ answer: [], save: 'none' })
  saver.restore(1)
  expect(of(1)).toEqual({ answer: [5, 6], save: 'saved' })
  saver.choose(1, [6])
  saver.choose(1, [])
  saver.heard(1, { answer: [6], save: 'kept' })
  saver.restore(1)
  expect(of(1)).toEqual({ answer: [6], save: 'kept' })
  expect(sent).toEqual([[1, [6]]])
})

test('takes over answers that another window saved, but nothing over what is unsent or changed here', () => {
  const { saver, sent, of } = open(
    [1, 2, 3, 4].map((id) => ({ id, answer: [10] })),
    new Map([[2, [12]]]),
  )
  const before = saver.answers()
  saver.choose(3, [13])
  saver.heard(3, { answer: [13], save: 'saved' })
  saver.refresh(
    [
      { id: 1, answer: [11] },
      { id: 2, answer: [11] },
      { id: 3, answer: [11] },
      { id: 4, answer: null },
    ],
    before,
  )
  expect(of(1)).toEqual({ answer: [11], save: 'saved' })
  expect([of(2), of(3), of(4)].map((one) => one?.answer)).toEqual([[12], [13], [10]])
  expect(sent).toEqual([[3, [13]]])
  // A cleared choice falls back to the answer that was taken over.
  saver.choose(1, [])
  saver.restore(1)
  expect(of(1)).toEqual({ answer: [11], save: 'saved' })
})
