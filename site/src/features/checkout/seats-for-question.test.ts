import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'
import type { CheckoutView } from './checkout.store.ts'

const { sent } = vi.hoisted(() => ({ sent: [] as { lines: unknown }[] }))
vi.mock('../../kernel/browser-call.ts', () => ({
  callWithoutRedirect: (_entry: unknown, { body }: { body: { lines: unknown } }) => {
    sent.push(body)
    return Promise.reject(new Error('no provider here'))
  },
  isSignedOut: () => false,
  browserCall: () => Promise.reject(new Error('not called')),
  toLogin: () => {},
}))

beforeAll(() => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
beforeEach(() => void (sent.length = 0))

const address = { line1: '1 Pier', city: 'Austin', state: 'TX', postal_code: '78701' } as const
const me = { id: 7, email: 'ada@example.com' } as Parameters<typeof import('../../kernel/me.store.ts').setMember>[0]
const item = { id: 12, slug: 'safe-lifting', title: 'Safe lifting', thumbnail: null, course_pricings: [] }

/** The question of one course line, and the press of Pay. */
async function checkoutOf({ is_finished, quantity }: { is_finished: boolean | null; quantity: number }) {
  const { createRoot } = await import('react-dom/client')
  const { setMember } = await import('../../kernel/me.store.ts')
  const { $content } = await import('../cart/cart-content.store.ts')
  const { checkoutKinds } = await import('./checkout-kinds.tsx')
  const { pay } = await import('./checkout.store.ts')
  const { $form, changeForm } = await import('./checkout-form.store.ts')
  const { $unanswered } = await import('./unanswered.store.ts')
  changeForm({ billed_to: { ...$form.get().billed_to, ...address }, billed_to_of: 7, seats_for: {} })
  $unanswered.set([])
  setMember(me)
  const owned = new Map(is_finished === null ? [] : [[12, { id: 12, related_id: 3, is_finished }]])
  $content.set({ state: 'ready', courses: new Map([[12, item]]), bundles: new Map(), owned })
  const course = [{ line: { id: 12, slug: item.slug, quantity }, item, unit_price: 1900, total: 1900 * quantity }]
  const view: CheckoutView = {
    kind: 'course',
    priced: course,
    quote: { total: 1900, coupon: null, tax_mode: 'none' },
    askAgain: () => {},
  }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(checkoutKinds.course.lines({ course, bundle: [] }, owned)))
  return {
    box,
    choose: (value: string) =>
      act(async () => box.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click()),
    press: () => act(() => pay(view)),
    end: () => act(async () => root.unmount()),
  }
}

test('an owner who completed the course is asked whom it is for, in focus, before anything is ordered', async () => {
  const { box, choose, press, end } = await checkoutOf({ is_finished: true, quantity: 3 })
  expect(box.textContent).toContain('Who is “Safe lifting” for?')
  expect(box.textContent).toContain('You hand out the other 2 seats.')
  expect(box.querySelectorAll('input[type="radio"]:checked')).toHaveLength(0)
  await press()
  expect(sent).toEqual([])
  expect(box.textContent).toContain('Please choose one.')
  expect(document.activeElement).toBe(box.querySelector('input[type="radio"]'))
  await choose('buyer')
  expect(box.textContent).not.toContain('Please choose one.')
  await press()
  expect(sent.at(-1)?.lines).toMatchObject([{ id: 12, quantity: 3, seats_for: 'buyer' }])
  await choose('others')
  await press()
  expect(sent.at(-1)?.lines).toMatchObject([{ id: 12, quantity: 3, seats_for: 'others' }])
  await end()
})

test('a running course offers no second cycle and says whom its seat is for', async () => {
  const { box, press, end } = await checkoutOf({ is_finished: false, quantity: 1 })
  expect(box.querySelectorAll('input[type="radio"]')).toHaveLength(0)
  expect(box.textContent).toContain(
    'you can start it again only once you’ve completed it. This seat is for someone else',
  )
  await press()
  expect(sent.at(-1)?.lines).toMatchObject([{ id: 12, seats_for: 'others' }])
  await end()
})

test('a buyer without the course sees no question and orders as before', async () => {
  const { box, press, end } = await checkoutOf({ is_finished: null, quantity: 1 })
  expect(box.querySelectorAll('input[type="radio"]')).toHaveLength(0)
  expect(box.textContent).not.toContain('other people')
  await press()
  expect(sent.at(-1)?.lines).toEqual([{ id: 12, quantity: 1, unit_price: 1900 }])
  await end()
})
