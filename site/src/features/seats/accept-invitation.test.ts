import { accept_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { act, createElement as h } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const known = new CallError({ status: 409, code: 'invitations.has_account', message: 'You have an account.' })
vi.mock('../../kernel/browser-call.ts', () => ({
  callWithoutRedirect: async (call: unknown) => {
    if (call === accept_invitation) throw known
  },
  browserCall: async () => {},
  isSignedOut: () => false,
  toLogin: () => {},
}))

beforeAll(() => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

/** The form of an invited guest, in the page. */
async function shownForm() {
  const { createRoot } = await import('react-dom/client')
  const { AcceptInvitation } = await import('./accept-invitation.tsx')
  document.body.replaceChildren()
  const box = document.body.appendChild(document.createElement('div'))
  const invited = {
    email: 'lena@example.com',
    first_name: 'Lena',
    last_name: 'Staffer',
    due_on: null,
    is_refused: false,
  }
  const props = { token: 't', invited, onSignedIn: async () => {} }
  await act(async () => createRoot(box).render(h(AcceptInvitation, props)))
  const press = (name: string) =>
    act(async () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  return { box, press }
}

test('an invited email that has an account leads to the form to sign in, with the reason', async () => {
  const { box, press } = await shownForm()
  const password = box.querySelector<HTMLInputElement>('#accept-password')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    setValue?.call(password, 'Sturdy!passw0rd')
    password?.dispatchEvent(new Event('input', { bubbles: true }))
    box.querySelector<HTMLInputElement>('#accept-is_adult')?.click()
  })
  await press('Accept and start')
  expect(box.querySelector('[role="alert"]')?.textContent).toBe(
    'You have an account. Use the password of that account. The one you just entered was not saved.',
  )
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sign in')
  expect(box.querySelector<HTMLInputElement>('#sign-in-login')?.value).toBe('lena@example.com')
})

test('who chooses to sign in gets the form without a reason', async () => {
  const { box, press } = await shownForm()
  await press('Sign in to accept')
  expect(box.querySelector('#sign-in-login')).not.toBeNull()
  expect(box.querySelector('[role="alert"]')).toBeNull()
})
