import { expect, onTestFinished, test, vi } from 'vitest'
import { sideThread } from './side-thread.ts'

const script = (body: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${body}`)}`)
const doubles = script("parentPort.on('message', (given) => parentPort.postMessage({ done: given * 2 }))")

test('a full queue refuses jobs, from new portals only at twice its size', async () => {
  const double = sideThread<number, number>(doubles)
  const ofFour = (n: number) => double(n, { portal_id: n % 4, by: n })
  const ofNewcomer = (n: number) => double(n, { portal_id: n, by: n })
  const answers = await Promise.allSettled([
    ...Array.from({ length: 30 }, (_, n) => ofFour(n)),
    ...Array.from({ length: 30 }, (_, n) => ofNewcomer(100 + n)),
  ])
  const outcomes = answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : String(answer.reason.code)))
  const refused = (length: number) => Array.from({ length }, () => 'general.unavailable')
  const done = (length: number) => Array.from({ length }, () => 'done')
  expect(outcomes).toEqual([...done(20), ...refused(10), ...done(20), ...refused(10)])
  expect(await double(50, null)).toBe(100)
})

test('refuses a person’s fifth and a portal’s ninth job; portals and their people take turns', async () => {
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

test('a job that fails or ends its thread fails alone; the next gets a thread', async () => {
  const fragile = sideThread<string, string>(
    script(`parentPort.on('message', (given) => {
      if (given === 'end') process.exit(1)
      parentPort.postMessage(given === 'fail' ? { error: new Error('failed') } : { done: given })
    })`),
  )
  await expect(fragile('fail', null)).rejects.toThrow('failed')
  await expect(fragile('end', null)).rejects.toThrow('ended with 1')
  expect(await fragile('more', null)).toBe('more')
})

test('an endless job is abandoned alone, and another thread runs the jobs behind it', async () => {
  const stuck = sideThread<string, string>(
    script(`parentPort.on('message', (given) => {
      while (given === 'stuck');
      parentPort.postMessage({ done: given })
    })`),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await stuck('first', null)).toBe('first')
  const answers = Promise.allSettled([stuck('stuck', null), stuck('behind', null), stuck('last', null)])
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(
    (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
  ).toEqual(['Error: a side thread took more than 30000 ms', 'behind', 'last'])
})
