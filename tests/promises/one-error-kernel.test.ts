import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorHandler } from '../../shared/src/browser/error-handler.ts'
import type { ErrorCode } from '../../shared/src/errors/catalog.ts'
import { CallError } from '../../shared/src/errors/failures/call-error.ts'
import { errorMessage } from '../../shared/src/errors/message.ts'
import { toasts } from '../../shared/src/ui/toasts.ts'
import { projectSources } from '../support/project-sources.ts'

// Stubs of the browser globals that both apps use after a failed call.
const assignedUrls: string[] = []
const storedValues = new Map<string, string>()
const storage = {
  getItem: (key: string) => storedValues.get(key) ?? null,
  setItem: (key: string, value: string) => void storedValues.set(key, value),
  removeItem: (key: string) => void storedValues.delete(key),
}
const handlers: Partial<Record<'site' | 'admin', ErrorHandler>> = {}
beforeAll(async () => {
  vi.stubGlobal('location', {
    assign: (to: string) => void assignedUrls.push(to),
    pathname: '/orders',
    search: '',
    protocol: 'http:',
    hostname: 'portico.localhost',
  })
  vi.stubGlobal('document', { cookie: '', body: { dataset: {} }, documentElement: { dataset: {} } })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  handlers.site = (await import('../../site/src/kernel/errors.ts')).errors
  handlers.admin = (await import('../../admin/src/kernel/errors.ts')).errors
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => void assignedUrls.splice(0))

const refusal = (status: number, code: ErrorCode) => new CallError({ status, code, message: errorMessage(code) })

describe.each(['site', 'admin'] as const)('the %s app', (app) => {
  const errors = (): ErrorHandler => {
    const found = handlers[app]
    if (!found) throw new Error(`${app} has no handler`)
    return found
  }
  const last = () => toasts.list().at(-1)?.text

  test('[ERR-007] a 404 leads to not-found, and in toast mode the page stays', () => {
    errors().handle(refusal(404, 'general.not_found'))
    expect(assignedUrls).toEqual(['/not-found'])
    errors().handle(refusal(404, 'general.not_found'), { toast_mode: true })
    expect([assignedUrls, last()]).toEqual([['/not-found'], 'Resource not found!'])
  })

  test('[ERR-008] a 403 redirects where configured, otherwise nowhere', () => {
    errors().handle(refusal(403, 'access.denied'))
    expect(assignedUrls).toEqual([])
    errors().handle(refusal(403, 'access.denied'), { forbidden_to: '/dashboard' })
    expect(assignedUrls).toEqual(['/dashboard'])
  })

  test('[ERR-009] [ERR-010] other codes show the error page, and a 500 is reported', () => {
    expect(errors().handle(refusal(503, 'general.unavailable'))).toMatchObject({ page: { status: 503 }, report: false })
    expect(errors().handle(refusal(500, 'general.internal'))).toMatchObject({ page: { status: 500 }, report: true })
    expect(assignedUrls).toEqual(['/error', '/error'])
  })

  test('[ERR-013] a failed wrapped call leaves the store alone and returns failure', async () => {
    let store = 'old'
    const update = (data: string) => void (store = data)
    const error = refusal(409, 'courses.slug_taken')
    expect(await errors().wrap(() => Promise.reject(error), { toast_mode: true, update })).toEqual({ ok: false, error })
    expect(store).toBe('old')
    expect(await errors().wrap(() => Promise.resolve('new'), { update })).toEqual({ ok: true, data: 'new' })
    expect([store, assignedUrls]).toEqual(['new', []])
  })

  test('an ended session leads to the login and remembers the way back', () => {
    errors().handle(refusal(401, 'session.ended'))
    expect(assignedUrls[0]).toMatch(/^\/login/)
    expect(decodeURIComponent(document.cookie)).toContain('/orders')
  })
})

test('both apps use one kernel for errors and forms, and nothing else reimplements it', () => {
  const sources = projectSources().filter(({ path }) => /^(?:site|admin)\/src\//.test(path))
  const own = /createErrorHandler|failureReaction|serverFieldErrors|\bfieldErrors\(/
  expect(sources.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([])
  const takers = (name: string) =>
    new Set(sources.filter(({ text }) => text.includes(`shared/kernel/${name}'`)).map(({ path }) => path.split('/')[0]))
  for (const name of ['app-errors.ts', 'checked-body.ts', 'refused-fields.ts', 'use-action.ts', 'use-one-at-a-time.ts'])
    expect([name, [...takers(name)].toSorted()]).toEqual([name, ['admin', 'site']])
})
