import { expect, test } from 'vitest'
import { createAnswerSaver, type Answers } from './answer-saver.ts'

/** A server that answers when told to. */
function slowServer() {
  const calls: { id: number; answer: readonly number[]; ok: () => void; fail: () => void }[] = []
  const send = (id: number, answer: readonly number[]) =>
    new Promise<void>(
      (resolve, reject) =>
        void calls.push({ id, answer, ok: () => resolve(), fail: () => reject(new Error('no network')) }),
    )
  const call = (at: number) => calls[at] ?? expect.fail(`call ${at} was not made`)
  return { calls, send, call }
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const open = (
  server: ReturnType<typeof slowServer>,
  given: { id: number; answer: number[] | null }[] = [{ id: 1, answer: null }],
) => {
  let seen: Answers = new Map()
  const saver = createAnswerSaver({ given, send: server.send, onChange: (answers) => (seen = answers) })
  return { saver, of: (id: number) => seen.get(id) }
}

test('[EXM-011] an answer is saved as it is given and marked once the server has it', async () => {
  const server = slowServer()
  const { saver, of } = open(server)
  saver.choose(1, [5])
  expect(of(1)).toEqual({ answer: [5], save: 'saving' })
  server.call(0).ok()
  await turn()
  expect(of(1)).toEqual({ answer: [5], save: 'saved' })
  expect(server.calls.map(({ id, answer }) => [id, answer])).toEqual([[1, [5]]])
})

test('[EXM-011] of choices made while one is being saved only the newest is sent, after it', async () => {
  const server = slowServer()
  const { saver, of } = open(server)
  for (const answer of [[5], [6], [7]]) saver.choose(1, answer)
  expect(server.calls).toHaveLength(1)
  server.call(0).ok()
  await turn()
  expect(of(1)?.save).toBe('saving')
  expect(server.call(1).answer).toEqual([7])
  server.call(1).ok()
  await turn()
  expect(of(1)).toEqual({ answer: [7], save: 'saved' })
  expect(server.calls).toHaveLength(2)
})

test('[EXM-011] a failed save keeps the choice, and trying again saves it', async () => {
  const server = slowServer()
  const { saver, of } = open(server)
  saver.choose(1, [5])
  server.call(0).fail()
  await turn()
  expect(of(1)).toEqual({ answer: [5], save: 'failed' })
  void saver.retry(1)
  server.call(1).ok()
  await turn()
  expect(of(1)).toEqual({ answer: [5], save: 'saved' })
})

test('[EXM-011] before finishing, everything under way is awaited and what failed is tried once more', async () => {
  const server = slowServer()
  const { saver } = open(server, [
    { id: 1, answer: null },
    { id: 2, answer: null },
  ])
  saver.choose(1, [5])
  saver.choose(2, [6])
  server.call(0).fail()
  await turn()
  const settled = saver.settle()
  server.call(1).ok()
  await turn()
  server.call(2).ok()
  expect(await settled).toBe(true)

  saver.choose(1, [8])
  server.call(3).fail()
  await turn()
  const again = saver.settle()
  await turn()
  server.call(4).fail()
  expect(await again).toBe(false)
})

test('[EXM-011] an emptied answer is not sent, and the saved one comes back when the question is left', async () => {
  const server = slowServer()
  const { saver, of } = open(server, [{ id: 1, answer: [5, 6] }])
  saver.choose(1, [])
  expect(of(1)).toEqual({ answer: [], save: 'none' })
  expect(server.calls).toHaveLength(0)
  saver.restore(1)
  expect(of(1)).toEqual({ answer: [5, 6], save: 'saved' })
})
