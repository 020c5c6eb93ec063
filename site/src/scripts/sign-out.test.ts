import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from './sign-out.ts'

const { dialogs, assign } = vi.hoisted(() => ({
  dialogs: [] as { title: string; text: string }[],
  assign: vi.fn<(path: string) => void>(),
}))
vi.mock('@portico/shared/browser/confirm-in-dialog.ts', () => ({
  confirmInDialog: async (shown: { title: string; text: string }) => dialogs.push(shown) > 0,
}))
vi.mock('@portico/shared/browser/confirm-sign-out.ts', () => ({
  hasUnsentWork: () => false,
  confirmSignOut: () => true,
}))
vi.mock('@portico/shared/browser/forget-on-sign-out.ts', () => ({ forgetOnSignOut: () => {} }))

beforeEach(() => {
  dialogs.length = 0
  assign.mockClear()
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
  vi.stubGlobal('location', { assign, hostname: 'portico.localhost' })
})
afterEach(() => vi.unstubAllGlobals())

const answers = (work: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(work))

test('a server error during sign-out keeps the person here and says that they are still signed in', async () => {
  for (const status of [500, 503, 419]) {
    answers(async () => new Response(null, { status }))
    await signOut('/claim/abc')
  }
  expect(assign).not.toHaveBeenCalled()
  expect(dialogs.map(({ title }) => title)).toEqual(Array.from({ length: 3 }, () => 'You’re still signed in'))
  expect(dialogs[0]?.text).toContain('Something went wrong on our side')
})

test('without a connection, sign-out names the connection', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await signOut()
  expect(assign).not.toHaveBeenCalled()
  expect(dialogs).toMatchObject([{ text: expect.stringContaining('needs a connection') }])
})

test('a successful sign-out and a session that ended already lead to the next page without a dialog', async () => {
  for (const status of [204, 401]) {
    answers(async () => new Response(null, { status }))
    await signOut('/claim/abc')
  }
  expect(assign.mock.calls).toEqual([['/claim/abc'], ['/claim/abc']])
  expect(dialogs).toEqual([])
})
