import { expect, test } from 'vitest'
import { fairQueue } from './fair-turns.ts'

test('work that throws synchronously fails alone, and the queue continues', async () => {
  const { inTurn, jobs } = fairQueue()
  const broken = inTurn(null, () => {
    throw new Error('not a picture')
  })
  const next = inTurn(null, () => Promise.resolve('done'))
  await expect(broken).rejects.toThrow('not a picture')
  expect(await next).toBe('done')
  await expect.poll(() => jobs).toEqual([])
})
