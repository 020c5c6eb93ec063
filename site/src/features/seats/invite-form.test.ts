import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { act, createElement as h } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../kernel/browser-call.ts', () => ({ browserCall: call, toLogin: () => {} }))
let createRoot: typeof import('react-dom/client').createRoot
let InviteForm: typeof import('./invite-form.tsx').InviteForm

beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
  InviteForm = (await import('./invite-form.tsx')).InviteForm
})

async function sentWith(error: Error) {
  call.mockReset().mockRejectedValue(error)
  const box = document.createElement('div')
  document.body.append(box)
  const form = { params: { order_id: 1, line_id: 2 }, free: 3, onSent: async () => {} }
  await act(async () => createRoot(box).render(h(InviteForm, form)))
  const field = box.querySelector('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'a@example.com')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () =>
    box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  expect(field?.value).toBe('a@example.com')
  return box
}

test('invitations without an answer say, beside the button, that they may not have been sent', async () => {
  const box = await sentWith(new TypeError('Failed to fetch'))
  const alert = box.querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('Your invitations may not have been sent.')
  const field = box.querySelector('textarea')
  expect(field && alert && field.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a refusal gives its own reason', async () => {
  const refused = { status: 409, code: 'credits.not_enough', message: 'Yours credits are not enough' } as const
  const box = await sentWith(new CallError(refused))
  expect(box.querySelector('[role="alert"]')?.textContent).toBe('Yours credits are not enough')
})
