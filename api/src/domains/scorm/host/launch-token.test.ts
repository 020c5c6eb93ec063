import { expect, test } from 'vitest'
import { LAUNCH_LIFETIME_MS, signLaunchToken, verifyLaunchToken } from './launch-token.ts'
import type { LaunchToken } from './launch-token.ts'

const now = Date.parse('2025-06-01T00:00:00Z')
const launch: LaunchToken = {
  session_id: 3,
  user_id: 7,
  portal_id: 24,
  enrollment_id: 5,
  progress_id: 9,
  package_id: 'a'.repeat(64),
  sco: 'item_1',
  is_only: true,
  attempt: 1,
  app_origin: 'http://school.portico.localhost:8080',
  expires_at: now + LAUNCH_LIFETIME_MS,
}
const SECRET = 'a secret of this test'
const token = signLaunchToken(launch, SECRET)
const invalid = { ok: false, code: 'scorm.launch_invalid' }

test('[scorm] a signed launch can be read back for exactly twelve hours', () => {
  expect(verifyLaunchToken(token, SECRET, now)).toEqual({ ok: true, launch })
  expect(verifyLaunchToken(token, SECRET, now + LAUNCH_LIFETIME_MS - 1).ok).toBe(true)
  expect(verifyLaunchToken(token, SECRET, now + LAUNCH_LIFETIME_MS)).toEqual({
    ok: false,
    code: 'scorm.launch_expired',
  })
})

test('[scorm] rejects a launch that was altered, truncated, signed elsewhere or for another purpose', () => {
  const [body = '', mac = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...launch, user_id: 8 })).toString('base64url')
  const unlabeled = signLaunchToken(launch, SECRET).slice(0, -2)
  for (const bad of [
    '',
    '.',
    body,
    `${body}.`,
    `${other}.${mac}`,
    `${body}.${mac.slice(0, -4)}AAAA`,
    `${token}.x`,
    unlabeled,
  ]) {
    expect([bad, verifyLaunchToken(bad, SECRET, now)]).toEqual([bad, invalid])
  }
  expect(verifyLaunchToken(token, 'another secret', now)).toEqual(invalid)
})

test('[scorm] a malformed launch is never signed', () => {
  expect(() => signLaunchToken({ ...launch, package_id: '../../etc' }, SECRET)).toThrow(/Invalid format/)
  expect(() => signLaunchToken({ ...launch, app_origin: "https://x.example; script-src 'none'" }, SECRET)).toThrow(
    /Invalid format/,
  )
})
