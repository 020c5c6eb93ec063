import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { expect, test } from 'vitest'
import { createSaveQueue, type Save } from './save-queue.ts'

/** Creates a save that ends when the test says so. */
function deferredSave(name: string, done: string[], key?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const save: Save = {
    ...(key === undefined ? {} : { key }),
    run: () => promise.then(() => void done.push(name)),
    onRefused: () => void done.push(`${name} refused`),
  }
  return { save, resolve, reject }
}
const settled = (queue: ReturnType<typeof createSaveQueue>, state: string) =>
  expect.poll(() => queue.state()).toBe(state)

test('sends changes in order; a newer change replaces a waiting one with its key', async () => {
  const done: string[] = []
  const queue = createSaveQueue()
  const [first, second, third] = [
    deferredSave('first', done, 'a'),
    deferredSave('second', done, 'a'),
    deferredSave('third', done, 'a'),
  ]
  for (const { save } of [first, second, third]) queue.add(save)
  expect(queue.state()).toBe('saving')
  for (const { resolve } of [third, second, first]) resolve()
  await settled(queue, 'saved')
  expect(done).toEqual(['first', 'third'])
})

test('resends a failed change before later ones, but not a refused one', async () => {
  const done: string[] = []
  const queue = createSaveQueue()
  let fails = true
  queue.add({
    run: async () => {
      if (fails) throw new TypeError('no network')
      done.push('kept')
    },
    onRefused: () => void done.push('never'),
  })
  await settled(queue, 'failed')
  fails = false
  const refused = deferredSave('later', done)
  refused.reject(new CallError({ status: 409, code: 'courses.outline_changed', message: 'Changed.' }))
  queue.add(refused.save)
  await settled(queue, 'saved')
  expect(done).toEqual(['kept', 'later refused'])
})

test('is never “saved” while a change is pending or invalid', async () => {
  const queue = createSaveQueue()
  queue.announce('title', 'coming')
  expect(queue.state()).toBe('saving')
  queue.announce('title', 'wrong')
  expect(queue.state()).toBe('wrong')
  queue.add({ key: 'title', run: () => Promise.resolve(), onRefused: () => {} })
  await settled(queue, 'saved')
  queue.announce('title', 'wrong')
  queue.announce('title', null)
  expect(queue.state()).toBe('saved')
})
