import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { blockedStorage, browserStorage } from '../../../../tests/support/browser-storage.ts'
import { createErrorHandler } from '../../browser/error-handler.ts'
import { isChunkFailure, reloadOnce, reloadPause_ms } from '../../browser/reload-on-chunk-failure.ts'
import { CallError } from './call-error.ts'
import { failureOf } from './failure.ts'
import { failureMessage } from './failure-message.ts'
import { failureReaction, type ReactionOptions } from './failure-reaction.ts'
import type { ErrorCode } from '../catalog.ts'
import { errorMessage } from '../message.ts'
import { messageKeys } from '../message-keys.ts'
import { companyInfoFailure, portalInfoFailure } from './portal-failures.ts'

const refusal = (status: number, code: ErrorCode | null, message = code ? errorMessage(code) : '') =>
  new CallError({ status, code, message })
const messageFor = (error: unknown, support_phone: string | null = null) =>
  failureMessage(failureOf(error), { support_phone })
const react = (error: unknown, options: ReactionOptions = {}) =>
  failureReaction(failureOf(error), { support_phone: null, ...options })
const general = 'Something went wrong. Please try again later.'

describe('message', () => {
  test('[ERR-001] takes the response’s message, else one in its data, else the error’s own', () => {
    const answer = (body: unknown) => ({ status: 409, body, message: 'Request failed' })
    expect(messageFor(answer({ error: { message: 'A' }, data: { message: 'B' } }))).toBe('A')
    expect(messageFor(answer({ message: 'A', data: { message: 'B' } }))).toBe('A')
    expect(messageFor(answer({ data: { message: 'B' } }))).toBe('B')
    expect(messageFor(answer({ data: {} }))).toBe('Request failed')
    expect(messageFor(refusal(403, 'access.denied'))).toBe('You do not have permissions for this operation')
  })
  test('[ERR-002] has a default message for a 404 without one', () => {
    expect(messageFor({ status: 404, message: 'Not Found' })).toBe('Resource not found!')
    expect(messageFor(refusal(404, 'portals.not_found'))).toBe('Portal not found!')
  })
  test('[ERR-003] [ERR-014] translates message keys and leaves unknown messages unchanged', () => {
    expect(Object.keys(messageKeys)).toEqual([
      'invalidFileImport',
      'invalidRequiredField',
      'invalidLinkResetPass',
      'pageNotFound',
      'portalBlocked',
      'portalNotFound',
      'somethingWentWrong',
    ])
    const said = Object.fromEntries(
      Object.keys(messageKeys).map((key) => [key, messageFor({ status: 409, body: { message: key } })]),
    )
    expect(said).toEqual({
      invalidFileImport: 'Invalid file for import',
      invalidRequiredField: 'Please fill in the required fields to continue.',
      invalidLinkResetPass: 'Link reset password is invalid',
      pageNotFound: 'Page not found!',
      portalBlocked: 'The portal is blocked, please contact the site administrator',
      portalNotFound: 'Portal not found!',
      somethingWentWrong: general,
    })
    for (const message of ['The moon is full', 'toString', 'constructor'])
      expect(messageFor({ status: 409, body: { message } })).toBe(message)
  })
  test('[ERR-004] falls back to the general message if there is none', () => {
    for (const nothing of [
      undefined,
      null,
      {},
      { status: 500 },
      { message: ' ' },
      'text',
      new Error(''),
      refusal(503, null),
    ])
      expect(messageFor(nothing)).toBe(general)
  })
  test('[ERR-005] names the support phone for a server error if the portal has one', () => {
    const help =
      'Please refresh your screen. Need further assistance? Call us immediately at +1-555-010-0000 for support.'
    expect(messageFor(refusal(500, 'general.internal'), '+1-555-010-0000')).toBe(help)
    expect(messageFor({ status: 502 }, '+1-555-010-0000')).toBe(help)
    expect(messageFor(refusal(500, 'general.internal'))).toBe(general)
    expect(messageFor(refusal(409, 'courses.slug_taken'), '+1-555-010-0000')).toBe(errorMessage('courses.slug_taken'))
  })
})

describe('reaction', () => {
  test('[ERR-006] sends a lost session to the login and remembers the path, but not a wrong password', () => {
    for (const lost of [refusal(401, 'session.ended'), refusal(401, 'session.unauthorized'), { status: 401 }]) {
      expect(react(lost)).toMatchObject({
        toast: 'You have been logged out due to inactivity or an alternate login.',
        go: { to: '/login', remember: true },
        page: null,
      })
    }
    expect(react(refusal(401, 'auth.invalid_credentials'))).toMatchObject({
      toast: errorMessage('auth.invalid_credentials'),
      go: null,
      page: null,
    })
  })
  test('[ERR-007] [ERR-012] sends a 404 to not-found, except in toast mode or with the redirect skipped', () => {
    const gone = refusal(404, 'general.not_found')
    expect(react(gone)).toEqual({ toast: null, go: { to: '/not-found', remember: false }, page: null, report: false })
    expect(react(gone, { toast_mode: true })).toMatchObject({ toast: 'Resource not found!', go: null })
    expect(react(gone, { skip_not_found: true })).toMatchObject({ go: null, page: null })
  })
  test('[ERR-008] sends a 403 to the configured page, otherwise nowhere', () => {
    expect(react(refusal(403, 'access.denied'), { forbidden_to: '/dashboard' })).toMatchObject({
      go: { to: '/dashboard', remember: false },
    })
    expect(react(refusal(403, 'access.denied'))).toMatchObject({ go: null, page: null })
  })
  test('[ERR-009] [ERR-010] shows the error page with status (default 500) and message; reports only a 500', () => {
    expect(react(refusal(503, 'general.unavailable'))).toEqual({
      toast: null,
      go: null,
      page: { status: 503, message: errorMessage('general.unavailable') },
      report: false,
    })
    expect(react(new TypeError('fetch failed'))).toEqual({
      toast: null,
      go: null,
      page: { status: 500, message: 'fetch failed' },
      report: true,
    })
    expect(react(refusal(409, 'courses.slug_taken'), { toast_mode: true })).toMatchObject({
      toast: errorMessage('courses.slug_taken'),
      page: null,
      report: false,
    })
    expect(react(refusal(422, 'validation.failed'))).toMatchObject({ page: null, go: null })
  })
  test('[ERR-012] lets a call skip the toast', () => {
    for (const error of [
      refusal(409, 'courses.slug_taken'),
      refusal(403, 'access.denied'),
      refusal(401, 'session.ended'),
    ])
      expect(react(error, { toast_mode: true, skip_toast: true }).toast).toBeNull()
  })
  test('[ERR-013] updates the store after a successful wrapped call; leaves it alone after a failure', async () => {
    const done: unknown[] = []
    const note =
      (what: string) =>
      (...given: unknown[]) =>
        void done.push([what, ...given])
    const { wrap } = createErrorHandler({
      toast: note('toast'),
      go: note('go'),
      page: note('page'),
      report: note('report'),
      support_phone: () => null,
    })
    let store = 'old'
    const update = (data: string) => void (store = data)
    const error = refusal(409, 'courses.slug_taken')
    expect(await wrap(() => Promise.reject(error), { toast_mode: true, update })).toEqual({ ok: false, error })
    expect([store, done]).toEqual(['old', [['toast', errorMessage('courses.slug_taken')]]])
    expect(await wrap(() => Promise.resolve('new'), { update })).toEqual({ ok: true, data: 'new' })
    expect([store, done.length]).toEqual(['new', 1])
    await wrap(() => Promise.reject(refusal(500, 'general.internal')))
    expect(done.slice(1)).toEqual([
      ['report', expect.any(CallError)],
      ['page', { status: 500, message: general }],
    ])
  })
})

test('[ERR-011] reloads the page for a missing chunk, at most once in 60 seconds', () => {
  vi.stubGlobal('sessionStorage', browserStorage())
  onTestFinished(() => void vi.unstubAllGlobals())
  let [now, reloads] = [1_000, 0]
  const once = () => reloadOnce({ now: () => now, reload: () => void (reloads += 1) })
  expect([once(), once(), reloads]).toEqual([true, false, 1])
  now += 59_999
  expect(once()).toBe(false)
  now += 1
  expect([once(), reloads]).toEqual([true, 2])
  now += reloadPause_ms
  vi.stubGlobal('sessionStorage', blockedStorage())
  expect([once(), reloads]).toEqual([false, 2])
  for (const message of [
    'Failed to fetch dynamically imported module: /a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
    'Loading chunk 7 failed.',
  ])
    expect(isChunkFailure(new Error(message)), message).toBe(true)
  for (const other of [new Error('fetch failed'), 'Loading chunk 7 failed.', null])
    expect(isChunkFailure(other)).toBe(false)
})

test('[ERR-015] [ERR-016] [ERR-017] [ERR-018] shows failure pages when portal or company info cannot be loaded', () => {
  expect(portalInfoFailure(403)).toEqual({
    key: 'portalBlocked',
    status: 403,
    message: 'The portal is blocked, please contact the site administrator',
    has_button: true,
  })
  expect(portalInfoFailure(404)).toEqual({
    key: 'portalNotFound',
    status: 404,
    message: 'Portal not found!',
    has_button: false,
  })
  for (const status of [500, 503, null])
    expect(portalInfoFailure(status)).toEqual({
      key: 'somethingWentWrong',
      status: status ?? 500,
      message: general,
      has_button: false,
    })
  expect(companyInfoFailure(503)).toMatchObject({ key: 'somethingWentWrong', status: 503, message: general })
})
