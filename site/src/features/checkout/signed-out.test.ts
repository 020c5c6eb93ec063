import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { act, createElement as h } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'
import type { CheckoutView } from './checkout.store.ts'

const refused = new CallError({ status: 401, code: 'session.unauthorized', message: 'Unauthorized' })
vi.mock('../../kernel/browser-call.ts', () => ({
  callWithoutRedirect: () => Promise.reject(refused),
  isSignedOut: (error: unknown) => error === refused,
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

test('a session lost at Pay asks to sign in again, in focus, keeps the form, and is not mentioned afterwards', async () => {
  const { createRoot } = await import('react-dom/client')
  const { setMember } = await import('../../kernel/me.store.ts')
  const { AccountSection } = await import('./account-section.tsx')
  const { $paying, pay } = await import('./checkout.store.ts')
  const { $form, changeForm } = await import('./checkout-form.store.ts')
  const billed_to = { ...$form.get().billed_to, ...address }
  changeForm({ billed_to, billed_to_of: 7, account: { ...$form.get().account, mode: 'code' } })
  setMember(me)
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(h(AccountSection, { can_register: true, onReady: () => {} })))
  await act(() => pay(view))
  expect(document.activeElement?.textContent).toBe('You were signed out. Sign in to go on. Your order is still here.')
  expect(box.querySelector('input[type="password"]')).not.toBeNull()
  expect($paying.get()).toEqual({ state: 'failed', message: '' })
  expect($form.get().billed_to).toEqual(billed_to)
  await act(async () => setMember(me))
  expect(box.textContent).not.toContain('signed out')
})
