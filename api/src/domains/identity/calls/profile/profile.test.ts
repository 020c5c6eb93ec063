import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_profile, update_profile } from '@portico/shared/contract/identity/profile.ts'
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
