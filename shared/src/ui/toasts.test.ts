import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (store: ReturnType<typeof createToasts>) => store.list().map((toast) => toast.text)

test('[FRM-011] shows up to four toasts, and the fifth drops the oldest', () => {
  const store = createToasts()
  for (const text of ['1', '2', '3', '4']) store.show({ kind: 'info', text })
  expect(texts(store)).toEqual(['1', '2', '3', '4'])
  store.show({ kind: 'info', text: '5' })
  expect(texts(store)).toEqual(['2', '3', '4', '5'])
})

test('[FRM-011] dismisses a toast after 7 seconds', () => {
  const store = createToasts()
  store.show({ kind: 'success', text: 'Save Successful' })
  vi.advanceTimersByTime(6999)
  expect(texts(store)).toEqual(['Save Successful'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('[FRM-011] pauses the timer while the region is hovered or focused', () => {
  const store = createToasts()
  store.show({ kind: 'info', text: 'read me' })
  store.pause()
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['read me'])
  store.resume()
  vi.advanceTimersByTime(7000)
  expect(texts(store)).toEqual([])
})
