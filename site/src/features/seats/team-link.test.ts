import { set_role } from '@portico/shared/contract/identity/session.ts'
import { act, createElement as h } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const called = vi.hoisted(() =>
  vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => ({ landing: '/courses/managers' })),
)
vi.mock('../../kernel/browser-call.ts', () => ({ browserCall: called }))
let createRoot: typeof import('react-dom/client').createRoot
let TeamLink: typeof import('./team-link.tsx').TeamLink

beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
  TeamLink = (await import('./team-link.tsx')).TeamLink
})
beforeEach(() => called.mockClear())

async function pressed() {
  const opened = vi.fn<(path: string) => void>()
  vi.stubGlobal('location', { assign: opened })
  const box = document.createElement('div')
  document.body.append(box)
  await act(async () => createRoot(box).render(h(TeamLink)))
  await act(async () => box.querySelector('button')?.click())
  vi.unstubAllGlobals()
  return opened.mock.calls
}

test('a buyer gets from the order to their team, in the role that may see it', async () => {
  expect(await pressed()).toEqual([['/courses/managers']])
  expect(called.mock.calls).toEqual([[set_role, { body: { role: 'manager' } }]])
})
