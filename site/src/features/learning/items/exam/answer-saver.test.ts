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

test('[EXM-011] an answer goes out as it is given and is marked once the server has it', () => {
  const { saver, sent, of } = open()
  saver.choose(1, [5])
  expect(of(1)).toEqual({ answer: [5], save: 'saving' })
  saver.heard(1, { answer: [5], save: 'saved' })
  expect(of(1)).toEqual({ answer: [5], save: 'saved' })
  expect(sent).toEqual([[1, [5]]])
})

test('[EXM-011] what is said of an answer that was changed meanwhile is not said of the newer one', () => {
  const { saver, of } = open()
  saver.choose(1, [5])
  saver.choose(1, [6])
  saver.heard(1, { answer: [5], save: 'saved' })
  expect(of(1)).toEqual({ answer: [6], save: 'saving' })
  saver.heard(1, { answer: [6], save: 'saved' })
  expect(of(1)).toEqual({ answer: [6], save: 'saved' })
})

test('[EXM-011] a refused answer keeps the choice, and trying again sends it', () => {
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

test('[STUMBLE-1] [EXM-011] what an earlier page left unsent counts as given, before what the server has', () => {
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

test('[EXM-011] an emptied answer is not sent, and the last one comes back when the question is left', () => {
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
