import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testWindow } from '../../../tests/support/dom/window.ts'

beforeEach(() => void testWindow())
afterEach(() => {
  delete document.documentElement.dataset.signedIn
  vi.restoreAllMocks()
})

test('[ERR-006] a page that opened signed in gives the reason at the login, also when all cookies are gone', async () => {
  const { toLogin } = await import('./browser-call.ts')
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  toLogin()
  document.documentElement.dataset.signedIn = ''
  toLogin()
  expect(assign.mock.calls).toEqual([['/login'], ['/login?ended=1']])
})
