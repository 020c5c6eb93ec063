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
