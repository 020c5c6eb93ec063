import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_portal, delete_portal } from '@portico/shared/contract/portals/staff.ts'
import {
  confirm_session,
  end_session,
  end_sessions,
  list_sessions,
} from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { update_company, show_company } from '@portico/shared/contract/portals/portal-settings.ts'
import { pause_portal } from '@portico/shared/contract/portals/staff.ts'
import { get_me } from '@portico/shared/contract/identity/session.ts'
import { update_user_roles } from '@portico/shared/contract/identity/people.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { activityLogs, sessions } from '../../../../kernel/tables.ts'
import { companies } from '../../../portals/tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const confirmNeeded = { status: 403, code: 'session.confirm_needed' }
const elsewhere = async (user_id: number, realm: string) => {
  const [made] = await world.services.auth.connection.db
    .insert(sessions)
    .values({
      user_id,
      token: `token-of-${realm}-${user_id}`,
      realm,
      user_agent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0',
      ip_address: '203.0.113.9',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning({ id: sessions.id })
  return made?.id ?? 0
}

test('sensitive actions ask for the password again, valid ten minutes in this session only', async () => {
  const [admin, superAdmin, learner] = [
    await world.person('admin'),
    await world.person('super_admin', 'admin'),
    await world.person('learner'),
  ]
  const roles = () =>
    admin.call(update_user_roles, { params: { user_id: learner.id }, body: { roles: ['learner', 'editor'] } })
  const pause = (is_paused: boolean) =>
    superAdmin.call(pause_portal, { params: { portal_id: world.portals.summit.id }, body: { is_paused } })
  await expect(roles()).rejects.toMatchObject(confirmNeeded)
  await expect(pause(true)).rejects.toMatchObject(confirmNeeded)
  await expect(superAdmin.call(delete_portal, { params: { portal_id: world.portals.blank.id } })).rejects.toMatchObject(
    confirmNeeded,
  )
  await expect(
    admin.call(confirm_session, { body: { kind: 'password', password: 'Wrong!passw0rd' } }),
  ).rejects.toMatchObject({ status: 422, code: 'auth.password_incorrect' })
  await expect(roles()).rejects.toMatchObject(confirmNeeded)
  await admin.confirm()
  expect((await roles()).roles).toEqual(['learner', 'editor'])
  await expect(pause(true)).rejects.toMatchObject(confirmNeeded)
  world.setNow(new Date(Date.now() + 9 * 60_000))
  expect((await roles()).roles).toEqual(['learner', 'editor'])
  world.setNow(new Date(Date.now() + 11 * 60_000))
  await expect(roles()).rejects.toMatchObject(confirmNeeded)
  world.setNow(null)
  await superAdmin.confirm()
  expect(await pause(true)).toMatchObject({ is_paused: true })
  expect(await pause(false)).toMatchObject({ is_paused: false })
  const { id } = await superAdmin.call(create_portal, { body: { name: 'Short-lived', slug: 'short-lived' } })
  expect(await superAdmin.call(delete_portal, { params: { portal_id: id } })).toEqual({ id })
})

test('changing the company’s email addresses asks for confirmation; changing its other fields does not', async () => {
  const admin = await world.person('admin')
  const [row] = await world.within('core', (tx) => tx.select({ id: companies.id }).from(companies))
  const params = { company_id: row?.id ?? 0 }
  const save = async (changed: object) => {
    const { version } = await admin.call(show_company, { params, query: {} })
    return (await admin.call(update_company, { params, body: { ...changed, version } })).company
  }
  expect((await save({ name: 'Core LLC' })).name).toBe('Core LLC')
  await expect(save({ email: 'thief@example.com' })).rejects.toMatchObject(confirmNeeded)
  await expect(save({ support_email: 'thief@example.com' })).rejects.toMatchObject(confirmNeeded)
  await admin.confirm()
  expect((await save({ email: 'new@core.example' })).email).toBe('new@core.example')
})

test('five wrong passwords lock the confirmation like the login, and are logged', async () => {
  const person = await world.person('learner')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, guess) =>
      person.send('POST', '/session/confirmation', { body: { kind: 'password', password: `guess-${guess}` } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 422),
    ...Array.from({ length: 7 }, () => 429),
  ])
  await expect(person.confirm()).rejects.toMatchObject({ status: 429, code: 'auth.account_locked' })
  const logged = await world.within('core', (tx) =>
    tx
      .select({ refused: activityLogs.refused, times: activityLogs.times })
      .from(activityLogs)
      .where(eq(activityLogs.subject, `user:${person.id}`)),
  )
  // Guesses within one minute share one row.
  const incorrect = logged.filter(({ refused }) => refused === 'auth.password_incorrect')
  expect(incorrect.reduce((sum, { times }) => sum + times, 0)).toBe(5)
})

test('lists one’s own sessions with realm, time and device; ends only one’s own', async () => {
  const [person, other] = [await world.person('learner'), await world.person('learner')]
  const there = await elsewhere(person.id, 'learn.example')
  const foreign = await elsewhere(other.id, 'learn.example')
  const lines = await person.call(list_sessions)
  expect(lines.map(({ is_this, realm, device, ip }) => ({ is_this, realm, device, ip }))).toEqual([
    { is_this: false, realm: 'learn.example', device: 'Firefox on Windows', ip: '203.0.113.9' },
    { is_this: true, realm: world.config.PUBLIC_HOST, device: 'Unknown device', ip: expect.any(String) },
  ])
  await expect(person.call(end_session, { params: { session_id: foreign } })).rejects.toMatchObject({ status: 404 })
  await person.call(end_session, { params: { session_id: there } })
  expect(await person.call(list_sessions)).toHaveLength(1)
  expect(await other.call(list_sessions)).toHaveLength(2)
  await elsewhere(person.id, 'again.example')
  await person.call(end_sessions)
  expect(await world.services.auth.connection.db.$count(sessions, eq(sessions.user_id, person.id))).toBe(0)
  expect(person.cookies.has('portico_session')).toBe(false)
  expect(await other.call(get_me)).toMatchObject({ id: other.id })
})
