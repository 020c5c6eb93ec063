import { act, createElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../tests/support/dom/window.ts'
import { CallError } from '../errors/failures/call-error.ts'
import { errorMessage } from '../errors/message.ts'
import { useAction } from './use-action.ts'

type Action = ReturnType<typeof useAction>
type TextOf = Parameters<typeof useAction>[0]
let createRoot: typeof import('react-dom/client').createRoot

beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
})
afterEach(() => void vi.restoreAllMocks())

/** Renders a component that uses the hook; `now` is what its last render returned. */
async function mounted(textOf?: TextOf) {
  const renders: Action[] = []
  const root = createRoot(document.createElement('div'))
  const Probe = () => {
    renders.push(useAction(textOf))
    return null
  }
  await act(async () => root.render(createElement(Probe)))
  const now = (): Action => {
    const last = renders.at(-1)
    if (!last) throw new Error('not rendered')
    return last
  }
  return { now, unmount: () => act(async () => root.unmount()) }
}

const refusal = (): CallError =>
  new CallError({ status: 409, code: 'courses.slug_taken', message: errorMessage('courses.slug_taken') })

test('[FRM-003] is busy while it runs and ignores a second run until then', async () => {
  const { now } = await mounted()
  const first = Promise.withResolvers<void>()
  const second = vi.fn<() => Promise<void>>(() => Promise.resolve())
  // Both in the same event, before React renders again.
  const { run } = now()
  await act(async () => {
    void run(() => first.promise, { name: 'save' })
    void run(second, { name: 'send' })
  })
  expect([now().busy, now().running, second.mock.calls.length]).toEqual([true, 'save', 0])
  await act(async () => first.resolve())
  expect([now().busy, now().running, now().failure]).toEqual([false, null, null])
  await act(() => now().run(second))
  expect(second).toHaveBeenCalledOnce()
})

test('shows the text of a failure until the next run', async () => {
  const { now } = await mounted()
  await act(() => now().run(() => Promise.reject(refusal())))
  expect([now().busy, now().failure]).toEqual([false, errorMessage('courses.slug_taken')])
  await act(() => now().run(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(now().failure).toBe(errorMessage('general.unavailable'))
  const next = Promise.withResolvers<void>()
  await act(async () => void now().run(() => next.promise))
  expect([now().busy, now().failure]).toEqual([true, null])
  await act(async () => next.resolve())
})

test('takes the text from the caller, per hook or per run, and null shows none', async () => {
  const { now } = await mounted(() => 'of the hook')
  const fail = () => Promise.reject(new Error('no'))
  await act(() => now().run(fail))
  expect(now().failure).toBe('of the hook')
  await act(() => now().run(fail, { textOf: () => 'of the run' }))
  expect(now().failure).toBe('of the run')
  await act(() => now().run(fail, { textOf: () => null }))
  expect(now().failure).toBeNull()
})

test('shows a text that no error brought, such as a missing field', async () => {
  const { now } = await mounted()
  await act(() => now().run(async () => now().setFailure('Please add a file.')))
  expect([now().busy, now().failure]).toEqual([false, 'Please add a file.'])
})

test.each(['succeeds', 'fails'] as const)('ignores a run that %s after the component is gone', async (ending) => {
  const { now, unmount } = await mounted()
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const held = Promise.withResolvers<void>()
  let running = Promise.resolve()
  await act(async () => void (running = now().run(() => held.promise)))
  await unmount()
  const last = now()
  if (ending === 'fails') held.reject(refusal())
  else held.resolve()
  await running
  expect([now(), complained.mock.calls]).toEqual([last, []])
})
