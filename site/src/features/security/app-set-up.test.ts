import { act, createElement as h } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'

const started = {
  secret: 'CI23QCFU27XMLQAX',
  address: 'otpauth://totp/Portico?secret=CI23QCFU27XMLQAX',
  qr: 'data:image/png;base64,',
}
let createRoot: typeof import('react-dom/client').createRoot
let AppSetUp: typeof import('./app-set-up.tsx').AppSetUp

beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
  AppSetUp = (await import('./app-set-up.tsx')).AppSetUp
})

test('an app on the same phone gets the key by a link or the clipboard; canceling is possible', async () => {
  const box = document.createElement('div')
  const onCancel = vi.fn<() => void>()
  await act(async () => createRoot(box).render(h(AppSetUp, { started, onAdded: async () => {}, onCancel })))
  expect(box.querySelector('.totp-open a')?.getAttribute('href')).toBe(started.address)

  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
  const press = (name: string) =>
    act(async () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  await press('Copy the key')
  expect(box.textContent).toContain('Couldn’t copy the key.')
  writeText.mockResolvedValueOnce()
  await press('Copy the key')
  expect(writeText).toHaveBeenLastCalledWith(started.secret)
  expect(box.textContent).toContain('Copied.')

  await press('Cancel')
  expect(onCancel).toHaveBeenCalledOnce()
})
