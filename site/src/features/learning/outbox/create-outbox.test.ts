import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../../../tests/support/browser-storage.ts'
import { createOutbox } from './create-outbox.ts'
import type { OutboxEntry, OutboxAnswer } from './outbox-entry.ts'
import { openOutboxQueue } from './outbox-queue.ts'
import type { WaitReason, SendResult } from './send-outbox-entry.ts'

const answerTo = (question_id: number, answer: number[], attempts = 1): OutboxAnswer => ({
  kind: 'answer',
  person_id: 7,
  related_id: 3,
  item_id: 5,
  attempts,
  question_id,
  answer,
})
const refused: SendResult = {
  state: 'refused',
  error: new CallError({ status: 409, code: 'exams.attempt_over', message: 'That attempt is over.' }),
}
const sent: SendResult = { state: 'sent', after: null }
const offline: SendResult = { state: 'kept', hold: 'offline' }

beforeEach(() => void vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

/** One person's page; the test controls when calls are answered and time passes. */
function page(person_id = 7) {
  const shelf = openOutboxQueue(person_id)
  const calls: { one: OutboxEntry; stored: OutboxEntry[]; answer: (result: SendResult) => void }[] = []
  const delays_ms: number[] = []
  const waits: (() => void)[] = []
  let other: WaitReason | null = null
  const keeper = createOutbox({
    shelf,
    send: (one) => new Promise((answer) => void calls.push({ one, stored: shelf.entries(), answer })),
    whyNotTheirs: async () => other,
    onChange: () => undefined,
    wait: (work, delay_ms) => {
      waits.push(work)
      delays_ms.push(delay_ms)
      return () => void waits.splice(waits.indexOf(work), 1)
    },
  })
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    keeper,
    shelf,
    delays_ms,
    sentOf: () => calls.map(({ one }) => one),
    storedWhenSent: () => calls.map(({ stored }) => stored),
    answer: async (at: number, result: SendResult) => {
      ;(calls[at] ?? expect.fail(`call ${at} was not made`)).answer(result)
      await turn()
    },
    pass: async () => {
      waits.shift()?.()
      await turn()
    },
    becomes: (who: WaitReason | null) => (other = who),
    turn,
  }
}

test('stores work before sending it and removes it once the server has it', async () => {
  const { keeper, shelf, sentOf, storedWhenSent, answer } = page()
  const first = keeper.keep(answerTo(1, [4]))
  expect(sentOf()).toEqual([answerTo(1, [4])])
  expect(storedWhenSent()).toEqual([[answerTo(1, [4])]])
  await answer(0, sent)
  expect(await first).toEqual(sent)
  expect(shelf.entries()).toEqual([])
})

test('sends entries one by one, in order, and only the newest answer to a question', async () => {
  const { keeper, sentOf, answer } = page()
  void keeper.keep(answerTo(1, [4]))
  void keeper.keep(answerTo(2, [8]))
  void keeper.keep(answerTo(1, [5]))
  void keeper.keep(answerTo(1, [6]))
  expect(sentOf()).toHaveLength(1)
  await answer(0, sent)
  await answer(1, sent)
  await answer(2, sent)
  expect(sentOf()).toEqual([answerTo(1, [4]), answerTo(2, [8]), answerTo(1, [6])])
})

test('retries offline work with growing delays, across pages, and when the connection returns', async () => {
  const before = page()
  const first = before.keeper.keep(answerTo(1, [4]))
  await before.answer(0, offline)
  expect(await first).toEqual(offline)
  expect(await before.keeper.keep(answerTo(2, [8]))).toEqual(offline)
  expect(before.sentOf()).toHaveLength(1)
  await before.pass()
  await before.answer(1, offline)
  expect(before.delays_ms).toEqual([500, 1000])
  expect(before.keeper.hold()).toBe('offline')

  const after = page()
  const all = after.keeper.settle()
  await after.turn()
  await after.answer(0, sent)
  await after.answer(1, sent)
  expect(await all).toBe(true)
  expect(after.sentOf()).toEqual([answerTo(1, [4]), answerTo(2, [8])])
  expect(after.keeper.hold()).toBeNull()
})

test('does not show or send one person’s work as another', async () => {
  const hers = page()
  void hers.keeper.keep(answerTo(1, [4]))
  await hers.answer(0, offline)

  const his = page(8)
  expect(await his.keeper.settle()).toBe(true)
  expect(his.sentOf()).toEqual([])

  hers.becomes('someone_else')
  await hers.pass()
  expect(hers.sentOf()).toHaveLength(1)
  expect(hers.keeper.hold()).toBe('someone_else')
  hers.becomes(null)
  hers.keeper.resume()
  await hers.turn()
  expect(hers.sentOf()).toHaveLength(2)
})

test('reports and drops rejected work, and continues with the rest', async () => {
  const { keeper, shelf, answer } = page()
  const told: [number, SendResult['state']][] = []
  keeper.listen((one, { state }) => one.kind === 'answer' && void told.push([one.question_id, state]))
  void keeper.keep(answerTo(1, [4]))
  void keeper.keep(answerTo(2, [8]))
  await answer(0, refused)
  await answer(1, sent)
  expect(told).toEqual([
    [1, 'refused'],
    [2, 'sent'],
  ])
  expect(shelf.entries()).toEqual([])
})

test('also sends a second step that depends on the first one’s result', async () => {
  const { keeper, sentOf, answer } = page()
  const step = { kind: 'step', person_id: 7, related_id: 3, item_id: 5 } as const
  const both = keeper.keep({ ...step, step: 'start' }).then(() => keeper.keep({ ...step, step: 'finish' }))
  await answer(0, sent)
  await answer(1, sent)
  expect(await both).toEqual(sent)
  expect(sentOf()).toHaveLength(2)
})

test('separates answers of two attempts, and sends the newest from two tabs', async () => {
  const [one, other] = [page(), page()]
  void one.keeper.keep(answerTo(1, [4]))
  void one.keeper.keep(answerTo(1, [4], 2))
  await one.answer(0, offline)
  void other.keeper.keep(answerTo(1, [9]))
  expect(one.shelf.entries()).toEqual([answerTo(1, [4], 2), answerTo(1, [9])])
})

test('holds work in memory and says so if storage is full', () => {
  vi.stubGlobal('localStorage', { ...browserStorage(), setItem: () => expect.fail('the quota is used up') })
  const shelf = openOutboxQueue(7)
  shelf.put(answerTo(1, [4]))
  expect(shelf.entries()).toEqual([answerTo(1, [4])])
  expect(shelf.isLasting()).toBe(false)
  shelf.remove(answerTo(1, [5]))
  expect(shelf.entries()).toHaveLength(1)
  shelf.remove(answerTo(1, [4]))
  expect(shelf.entries()).toEqual([])
})

test('skips foreign or broken storage entries', () => {
  const shelf = openOutboxQueue(7)
  shelf.put(answerTo(1, [4]))
  const [key = ''] = shelf.keys()
  const row = localStorage.getItem(key) ?? ''
  localStorage.setItem(`${key}0`, row)
  localStorage.setItem('portico:kept:7:answer:x', '{')
  localStorage.setItem('portico:kept:70:answer:x', row)
  expect(shelf.entries()).toEqual([answerTo(1, [4])])
})
