import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { act, createElement as h } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'
import { beingProcessed } from './conflicting-orders.ts'
import type { CheckoutView } from './checkout.store.ts'

const { sent } = vi.hoisted(() => ({ sent: [] as { besides_processing: unknown }[] }))
const refused = new CallError({
  status: 409,
  code: 'orders.still_processing',
  message: 'Order 14 for this is being processed. You don’t need to pay again.',
  params: { order: 14 },
})
vi.mock('../../kernel/browser-call.ts', () => ({
  callWithoutRedirect: (_entry: unknown, { body }: { body: { besides_processing: unknown } }) => {
    sent.push(body)
    return Promise.reject(refused)
  },
  isSignedOut: () => false,
  browserCall: () => Promise.reject(refused),
  toLogin: () => {},
}))

beforeAll(() => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

const view: CheckoutView = {
  kind: 'course',
  priced: [],
  quote: { total: 1900, coupon: null, tax_mode: 'none' },
  askAgain: () => {},
}
const address = { line1: '1 Pier', city: 'Austin', state: 'TX', postal_code: '78701' } as const
const me = { id: 7, email: 'ada@example.com' } as Parameters<typeof import('../../kernel/me.store.ts').setMember>[0]

test('an order still being processed asks before a second payment, and only consent to it is sent', async () => {
  const { createRoot } = await import('react-dom/client')
  const { setMember } = await import('../../kernel/me.store.ts')
  const { pay } = await import('./checkout.store.ts')
  const { $form, changeForm } = await import('./checkout-form.store.ts')
  const { SecondPaymentDialog } = await import('./second-payment-dialog.tsx')
  changeForm({ billed_to: { ...$form.get().billed_to, ...address }, billed_to_of: 7 })
  setMember(me)
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(h(SecondPaymentDialog)))
  expect(document.body.textContent).not.toContain('being processed')
  await act(() => pay(view))
  expect(document.body.textContent).toContain('Order 14 for this is being processed')
  const button = (label: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === label)
  await act(async () => button('Don’t buy it again')?.click())
  expect(sent.map(({ besides_processing }) => besides_processing)).toEqual([[]])
  await act(() => pay(view))
  await act(async () => button('Buy it again')?.click())
  expect(sent.map(({ besides_processing }) => besides_processing)).toEqual([[], [], [14]])
})

test('the checkout names the order being processed for something that it sells', () => {
  const orders = [{ id: 14, type: 'bundle' as const, ids: [3] }]
  expect(beingProcessed(orders, { kind: 'bundle', ids: [3, 4] })).toBe(14)
  expect(beingProcessed(orders, { kind: 'bundle', ids: [4] })).toBeNull()
  expect(beingProcessed(orders, { kind: 'course', ids: [3] })).toBeNull()
})
