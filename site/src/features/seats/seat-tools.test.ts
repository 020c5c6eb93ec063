import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { act, createElement as h } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const url = 'https://portico.example/claim/abc'
const called = vi.fn<() => Promise<{ url: string }>>(async () => ({ url }))
vi.mock('../../kernel/browser-call.ts', () => ({ browserCall: () => called(), toLogin: () => {} }))
let createRoot: typeof import('react-dom/client').createRoot
let SeatTools: typeof import('./seat-tools.tsx').SeatTools

beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
  SeatTools = (await import('./seat-tools.tsx')).SeatTools
})
afterEach(() => {
  called.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

/** Free seats of a line, in the page; `press` presses the button of that name. */
async function shownTools(claim_link_made_at: string | null = null) {
  const box = document.createElement('div')
  document.body.append(box)
  const line = { id: 4, enrollment_id: null, claim_link_made_at, seats: { free: 3 } } as OrderInFull['lines'][number]
  const done = async () => {}
  await act(async () => createRoot(box).render(h(SeatTools, { order_id: 9, line, onChange: done, onSaid: () => {} })))
  const press = (name: string) =>
    act(async () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  return { press }
}
const focused = () => document.activeElement

test('opening the invitations focuses their field, which may be below the edge of a phone', async () => {
  const { press } = await shownTools()
  await press('Invite by email')
  expect(focused()).toBeInstanceOf(HTMLTextAreaElement)
})

test('a claim link that was just made takes the focus; one of earlier does not when the page opens', async () => {
  const { press } = await shownTools()
  await press('Create a claim link')
  expect((focused() as HTMLInputElement).value).toBe(url)
  document.body.replaceChildren()
  await shownTools('2026-11-30T12:00:00Z')
  expect(document.querySelector('input')?.value).toBe(url)
  expect(focused()).toBe(document.body)
})

test('a new claim link asks first, as it ends the one that was shared; canceling calls nothing', async () => {
  const { press } = await shownTools('2026-11-30T12:00:00Z')
  await press('Create a new claim link')
  expect(document.querySelector('dialog')?.textContent).toContain('People who have the old one can no longer use it.')
  await press('Cancel')
  expect(called).not.toHaveBeenCalled()
  await press('Create a new claim link')
  await press('Create a new link')
  expect(called).toHaveBeenCalledOnce()
  expect((focused() as HTMLInputElement).value).toBe(url)
})
