import { expect, test } from 'vitest'
import { roles } from '../../../access/roles.ts'
import { confirmingCall } from '../../../browser/confirming-call.ts'
import type { Call } from '../../../calls/call.ts'
import { CallError } from '../../../errors/failures/call-error.ts'
import { logout } from '../../../contract/identity/session.ts'
import { isConfirmed, secondFactorState } from './second-factor.ts'
import { deviceLabel } from './device-label.ts'

test('for every role: who must prove a second factor, must have one, or is exempt', () => {
  const nobody = { of_staff: false, of_super_admins: false }
  const state = (has_factor: boolean, is_proven: boolean, demands = nobody) =>
    Object.fromEntries(roles.map((role) => [role, secondFactorState({ role, has_factor, is_proven, demands })]))
  const all = (staff: string, superAdmins = staff) =>
    Object.fromEntries(
      roles.map((role) => [
        role,
        role === 'learner' || role === 'manager'
          ? 'fine'
          : role === 'super_admin' || role === 'sub_super_admin'
            ? superAdmins
            : staff,
      ]),
    )
  expect(state(false, false)).toEqual(all('fine'))
  expect(state(true, false)).toEqual(all('needed'))
  expect(state(true, true, { of_staff: true, of_super_admins: true })).toEqual(all('fine'))
  expect(state(false, false, { of_staff: true, of_super_admins: false })).toEqual(all('missing'))
  expect(state(false, false, { of_staff: false, of_super_admins: true })).toEqual(all('fine', 'missing'))
})

test('a confirmation is valid for ten minutes, to the second', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(isConfirmed({ confirmed_at: null, now })).toBe(false)
  expect(isConfirmed({ confirmed_at: new Date('2026-11-22T11:50:01Z'), now })).toBe(true)
  expect(isConfirmed({ confirmed_at: new Date('2026-11-22T11:50:00Z'), now })).toBe(false)
})

test('names devices in words their owners recognize', () => {
  const words: [string | null, string][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Mac'],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ]
  for (const [agent, says] of words) expect(deviceLabel(agent)).toBe(says)
})

test('a call that needs confirmation is repeated after it, or fails with the original refusal', async () => {
  const refusal = new CallError({
    status: 403,
    code: 'session.confirm_needed',
    message: 'Confirm it’s you.',
  })
  const made = (answers: (Error | null)[]) => {
    let calls = 0
    const call = (async () => {
      const answer = answers[calls]
      calls += 1
      if (answer) throw answer
      return null
    }) as unknown as Call
    return { call, count: () => calls }
  }
  const twice = made([refusal, null])
  expect(await confirmingCall(twice.call, async () => true)(logout)).toBeNull()
  expect(twice.count()).toBe(2)
  const refused = made([refusal])
  await expect(confirmingCall(refused.call, async () => false)(logout)).rejects.toBe(refusal)
  expect(refused.count()).toBe(1)
  const other = made([new CallError({ status: 403, code: 'access.denied', message: 'No' })])
  await expect(confirmingCall(other.call, async () => true)(logout)).rejects.toMatchObject({ code: 'access.denied' })
  expect(other.count()).toBe(1)
})
