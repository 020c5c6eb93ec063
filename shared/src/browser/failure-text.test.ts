import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../errors/failures/call-error.ts'
import { failureText } from './failure-text.ts'

afterEach(() => vi.unstubAllGlobals())

test('[ERR-001] [ERR-004] words a failed call: the refusal’s own message, a device offline, a service without a response', () => {
  expect(failureText(new CallError({ code: 'exams.no_attempts_left', message: 'None left.', status: 409 }))).toBe(
    'None left.',
  )
  expect(failureText(new CallError({ code: null, message: 'x', status: 500 }))).toBe(
    'Something went wrong. Please try again later.',
  )
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureText(new TypeError('Failed to fetch'))).toMatch(/^This service is not available right now\./)
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureText(new TypeError('Failed to fetch'))).toBe('You’re offline. Check your connection and try again.')
})
