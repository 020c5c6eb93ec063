import { act, createElement as h } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const names: Readonly<Record<number, string>> = { 1: 'Growing', 2: 'Established' }
vi.mock('../../kernel/browser-call.ts', () => ({
  callWithoutRedirect: (_entry: unknown, { params }: { params: { plan_id: number } }) =>
    Promise.resolve({ id: params.plan_id, name: names[params.plan_id] }),
}))

beforeAll(() => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

test('[CRT-009] another plan says which one it replaces in the cart, and Undo brings that one back', async () => {
  const { createRoot } = await import('react-dom/client')
  const { $cart } = await import('./cart.store.ts')
  const { choosePlan } = await import('./replaced-plan.store.ts')
  const { ReplacedPlanNotice } = await import('./replaced-plan-notice.tsx')
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(h(ReplacedPlanNotice)))
  await act(async () => choosePlan({ id: 1, type: 'monthly' }))
  expect(box.textContent).toBe('')
  await act(async () => choosePlan({ id: 2, type: 'annual' }))
  expect($cart.get().storeSubscription).toEqual({ id: 2, type: 'annual' })
  expect(box.textContent).toContain('The Established plan replaces the Growing plan in your cart.')
  await act(async () => box.querySelector('button')?.click())
  expect($cart.get().storeSubscription).toEqual({ id: 1, type: 'monthly' })
  expect(box.textContent).toBe('')
})
