import { expect, onTestFinished, test, vi } from 'vitest'
import { sideThread } from './side-thread.ts'

const script = (body: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${body}`)}`)
const doubles = script("parentPort.on('message', (given) => parentPort.postMessage({ done: given * 2 }))")

test('a full queue is refused as unavailable; what was taken is answered, and then there is room again', async () => {
  const double = sideThread<number, number>(doubles)
  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => double(n)))
  const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n * 2))
  for (const answer of answers.slice(20))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'general.unavailable' } })
  expect(await double(50)).toBe(100)
})

test('a fifth job of one person and a ninth of one portal are refused; portals take turns, and in a portal its people', async () => {
  const order: number[] = []
  const double = sideThread<number, number>(doubles)
  const asked = (given: number, portal_id: number, by: number) =>
    double(given, { portal_id, by }).then((done) => order.push(done / 2))
  const many = [1, 2, 3, 4].map((given) => asked(given, 1, 7))
  await expect(double(5, { portal_id: 1, by: 7 })).rejects.toMatchObject({ code: 'general.unavailable' })
  const colleagues = [11, 12, 13, 14].map((given) => asked(given, 1, 8))
  await expect(double(15, { portal_id: 1, by: 9 })).rejects.toMatchObject({ code: 'general.unavailable' })
  const others = [asked(21, 2, 10), asked(31, 3, 7)]
  await Promise.all([...many, ...colleagues, ...others])
  expect(order).toEqual([1, 21, 31, 11, 2, 12, 3, 13, 4, 14])
  expect(await double(5, { portal_id: 1, by: 7 })).toBe(10)
})

test('work that fails, or ends its thread, fails alone, and the next one has a thread again', async () => {
  const fragile = sideThread<string, string>(
    script(`parentPort.on('message', (given) => {
      if (given === 'end') process.exit(1)
      parentPort.postMessage(given === 'fail' ? { error: new Error('failed') } : { done: given })
    })`),
  )
  await expect(fragile('fail')).rejects.toThrow('failed')
  await expect(fragile('end')).rejects.toThrow('ended with 1')
  expect(await fragile('more')).toBe('more')
})

test('work that never ends is given up alone: what waits behind it is answered by another thread', async () => {
  const stuck = sideThread<string, string>(
    script(`parentPort.on('message', (given) => {
      while (given === 'stuck');
      parentPort.postMessage({ done: given })
    })`),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await stuck('first')).toBe('first')
  const answers = Promise.allSettled([stuck('stuck'), stuck('behind'), stuck('last')])
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(
    (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
  ).toEqual(['Error: a side thread took more than 30000 ms', 'behind', 'last'])
})
