import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { update_profile } from '@portico/shared/contract/identity/profile.ts'
import { show_profile } from '@portico/shared/contract/identity/profile-shown.ts'
import { delete_own_avatar } from '@portico/shared/contract/identity/profile-avatar.ts'
import { get_me } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { users } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[USR-008] [OP-07] a person without a name sees what is missing, enters it, and becomes valid', async () => {
  const person = await world.person('learner')
  const other = await world.person('learner')
  await world.services.platform.db.update(users).set({ first_name: '', last_name: '' }).where(eq(users.id, person.id))
  expect((await person.call(get_me)).is_valid).toBe(false)
  expect(await person.call(show_profile)).toEqual({
    first_name: '',
    middle_name: null,
    last_name: '',
    direct_number: null,
    missing: ['First name', 'Last name', 'Phone number'],
  })
  expect(await person.call(update_profile, { body: { first_name: ' Grace ', last_name: 'Hopper' } })).toMatchObject({
    first_name: 'Grace',
    missing: ['Phone number'],
  })
  expect(await person.call(get_me)).toMatchObject({ first_name: 'Grace', last_name: 'Hopper', is_valid: true })
  expect(await other.call(get_me)).toMatchObject({ first_name: 'Ada' })
})

test('[FRM-019] [OP-122] normalizes the phone number, clears it with null, and keeps omitted fields', async () => {
  const person = await world.person('admin', 'summit')
  expect(await person.call(update_profile, { body: { direct_number: '(212) 555-0199' } })).toEqual({
    first_name: 'Ada',
    middle_name: null,
    last_name: 'Example',
    direct_number: '+12125550199',
    missing: [],
  })
  expect(await person.call(update_profile, { body: { first_name: 'Eve' } })).toMatchObject({
    first_name: 'Eve',
    direct_number: '+12125550199',
  })
  expect(await person.call(update_profile, { body: { direct_number: null } })).toMatchObject({
    direct_number: null,
    missing: ['Phone number'],
  })
  await expect(person.call(update_profile, { body: { direct_number: '555' } })).rejects.toMatchObject({
    status: 422,
    fields: { direct_number: ['Please enter a valid phone number.'] },
  })
  await expect(person.call(update_profile, { body: { first_name: '<b>' } })).rejects.toMatchObject({ status: 422 })
})

test('rejects reading a profile without a session', async () => {
  await expect(world.visitor().call(show_profile)).rejects.toMatchObject({ status: 401 })
})

test('[USR-011] people set and remove their own picture; nobody else’s changes', async () => {
  const [person, other] = [await world.person('learner'), await world.person('learner')]
  const face = sharp({ create: { width: 80, height: 80, channels: 3, background: 'teal' } }).png()
  const png = new Uint8Array(await face.toBuffer())
  const upload = (body = png, who = person) =>
    who.send('POST', '/profile/avatar?file_name=face.png', {
      body,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const answer = await upload()
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { avatar: string } }
  expect(data.avatar).toMatch(/^\/media\//)
  expect((await person.call(get_me)).avatar).toBe(data.avatar)
  expect((await other.call(get_me)).avatar).toBeNull()
  expect((await upload(new Uint8Array([1, 2, 3]))).status).toBe(422)
  expect((await person.call(get_me)).avatar).toBe(data.avatar)
  expect(await person.call(delete_own_avatar)).toEqual({ avatar: null })
  expect((await person.call(get_me)).avatar).toBeNull()
  const statuses: number[] = []
  for (let n = 0; n < 20; n += 1) statuses.push((await upload(new Uint8Array([1, 2, 3]), other)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([422, 429])
})

test('a picture is removed in the portal where it was uploaded, wherever its person deletes it', async () => {
  const person = await world.person('learner')
  const image = `/media/portals/${world.portals.summit.id}/0123456789abcdef01234567.png`
  await world.services.platform.db.update(users).set({ image }).where(eq(users.id, person.id))
  await person.call(delete_own_avatar)
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  const jobs = await owner`
    select payload ->> 'portal_id' as portal_id from graphile_worker._private_jobs
    where payload -> 'payload' ->> 'address' = ${image}`
  await owner.end()
  expect(jobs.map(({ portal_id }) => Number(portal_id))).toEqual([world.portals.summit.id])
})
