import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_users } from '@portico/shared/contract/identity/people.ts'
import { show_user, update_user } from '@portico/shared/contract/identity/people-record.ts'
import {
  create_user_note,
  delete_user_note,
  find_user_tags,
  list_user_notes,
  set_user_tags,
  update_user_note,
} from '@portico/shared/contract/identity/people-about.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { memberAddresses, memberships, users } from '../../tables.ts'
import { sessions } from '../../../../kernel/tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
})
afterAll(() => world.close())

const of = (user_id: number) => ({ params: { user_id } })
const show = (user_id: number, who = admin) => who.call(show_user, of(user_id))
const change = (user_id: number, body: object, who = admin) => who.call(update_user, { ...of(user_id), body })
const home = { address: '1 Pier Road', address_2: '', city: 'Reno', state: 'NV', zip_code: '89501', country: 'US' }
/** Adds a membership on another portal. */
const alsoIn = (person: Person, portal: 'summit' | 'northwind') =>
  world.services.platform.db
    .insert(memberships)
    .values({ portal_id: world.portals[portal].id, user_id: person.id, roles: ['learner'] })

test('[USR-001] [USR-009] shows a person and their roles by id, only on the current portal', async () => {
  const person = await world.person(['instructor', 'manager'])
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_outside: true }).where(eq(memberships.user_id, person.id)),
  )
  expect(await show(person.id)).toMatchObject({
    id: person.id,
    portal_id: world.portals.core.id,
    full_name: 'Ada Example',
    middle_name: null,
    username: null,
    email: person.email,
    avatar: null,
    roles: [
      {
        name: 'Instructor',
        short_name: 'instructor',
        is_outside: false,
        permissions: expect.arrayContaining(['lists.read']),
      },
      { name: 'Manager', short_name: 'manager', is_outside: true },
    ],
    shipping_address: null,
    missing: ['Phone number'],
    is_blocked: false,
    locked: null,
  })
  const named = (portal: 'core' | 'summit') =>
    admin.call(show_user, { ...of(person.id), query: { portal_id: world.portals[portal].id } })
  expect(await named('core')).toMatchObject({ id: person.id })
  await expect(named('summit')).rejects.toMatchObject({ status: 403, message: 'Not your portal!' })
  const elsewhere = await world.person('portal_admin', 'summit')
  await expect(show(person.id, elsewhere)).rejects.toMatchObject({ status: 404 })
  await expect(show(person.id, await world.person('manager'))).rejects.toMatchObject({ status: 403 })
})

test('[USR-010] [OP-03] changes names and phone of portal-only accounts, not of shared or higher ones', async () => {
  const [own, shared, above] = [
    await world.person('learner'),
    await world.person('learner'),
    await world.person('admin'),
  ]
  await alsoIn(shared, 'summit')
  expect(
    await change(own.id, { first_name: 'Grace', middle_name: 'B', direct_number: '(212) 555-0199' }),
  ).toMatchObject({
    full_name: 'Grace B Example',
    direct_number: '+12125550199',
    missing: [],
  })
  expect(await change(own.id, { middle_name: null, direct_number: null })).toMatchObject({
    full_name: 'Grace Example',
    missing: ['Phone number'],
  })
  for (const [{ id }, code] of [
    [shared, 'users.account_elsewhere'],
    [above, 'users.ranks_higher'],
    [admin, 'users.own_account'],
  ] as const)
    await expect(change(id, { first_name: 'Eve' })).rejects.toMatchObject({ status: 403, code })
  expect([(await show(shared.id)).locked, (await show(above.id)).locked]).toEqual(['elsewhere', 'ranks_higher'])
  expect((await show(shared.id)).full_name).toBe('Ada Example')
  await expect(change(own.id, { first_name: ' ' })).rejects.toMatchObject({ status: 422 })
})

test('[USR-010] a new email asks for the password again, ends sessions, and stays unconfirmed', async () => {
  const [person, other] = [await world.person('learner'), await world.person('learner')]
  const moved = { email: 'moved@example.com' }
  await expect(change(person.id, moved)).rejects.toMatchObject({ code: 'session.confirm_needed' })
  await admin.confirm()
  await expect(change(person.id, { email: other.email })).rejects.toMatchObject({ code: 'users.email_taken' })
  expect(await change(person.id, moved)).toMatchObject({
    email: moved.email,
    is_confirmed: false,
    locked: 'unconfirmed',
  })
  expect(await world.services.auth.connection.db.$count(sessions, eq(sessions.user_id, person.id))).toBe(0)
  const [row] = await world.services.platform.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ email: moved.email, email_verified: false })
})

test('[USR-010] notifies a confirmed old email that it was replaced; an unconfirmed one gets no mail', async () => {
  const [person, unproven] = [await world.person('learner'), await world.person('learner')]
  await world.services.platform.db.update(users).set({ email_verified: false }).where(eq(users.id, unproven.id))
  await admin.confirm()
  await change(unproven.id, { email: 'typo-corrected@example.com' })
  const told = async () =>
    (await queuedJobs<{ user_id: number; kind: string }>(world, 'email.security-changed')).filter(
      ({ kind }) => kind === 'email_moved',
    )
  const before = await told()
  await change(person.id, { email: 'elsewhere@example.com' })
  expect([before.filter(({ user_id }) => user_id === unproven.id), (await told())[0]]).toEqual([
    [],
    { user_id: person.id, kind: 'email_moved', to: person.email },
  ])
})

test('[USR-010] [USR-019] nobody edits people with rights they lack, but everyone may edit their own addresses', async () => {
  const sub = await world.person('sub_admin')
  await sub.confirm()
  const refused = { status: 403, code: 'users.ranks_higher' }
  for (const role of ['admin', 'portal_admin', 'accounting'] as const) {
    const above = await world.person(role)
    await expect(change(above.id, { billing_address: home }, sub)).rejects.toMatchObject(refused)
    await expect(change(above.id, { email: `taken-${role}@example.com` }, sub)).rejects.toMatchObject(refused)
    expect((await show(above.id)).email).toBe(above.email)
  }
  const below = await world.person('editor')
  for (const { id } of [below, sub])
    expect((await change(id, { billing_address: home }, sub)).billing_address).toMatchObject(home)
})

test('[USR-019] [USR-021] stores shipping addresses per portal, resets validation on change, and names missing fields', async () => {
  const person = await world.person('learner')
  await alsoIn(person, 'summit')
  expect((await change(person.id, { shipping_address: home, billing_address: home })).shipping_address).toEqual({
    ...home,
    validation: 'not_validated',
  })
  await world.within('core', (tx) =>
    tx.update(memberAddresses).set({ validation: 'success' }).where(eq(memberAddresses.user_id, person.id)),
  )
  expect(await change(person.id, { shipping_address: home })).toMatchObject({
    city: 'Reno',
    shipping_address: { validation: 'success' },
  })
  expect((await change(person.id, { shipping_address: { ...home, city: 'Sparks' } })).shipping_address).toMatchObject({
    city: 'Sparks',
    validation: 'not_validated',
  })
  const there = await world.person('portal_admin', 'summit')
  expect(await show(person.id, there)).toMatchObject({ shipping_address: null, billing_address: null })
  expect((await change(person.id, { shipping_address: null })).shipping_address).toBeNull()
  await expect(change(person.id, { shipping_address: { ...home, zip_code: '' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('[USR-018] staff write notes about a person; others read them, only the author edits them', async () => {
  const [person, colleague] = [await world.person('learner'), await world.person('sub_admin')]
  const made = await admin.call(create_user_note, { ...of(person.id), body: { content: ' Called about the exam. ' } })
  expect(made).toMatchObject({ content: 'Called about the exam.', author: 'Ada Example', is_own: true })
  const note = { params: { user_id: person.id, note_id: made.id } }
  const notes = async (who: Person) => (await who.call(list_user_notes, of(person.id))).data
  expect(await notes(colleague)).toMatchObject([{ id: made.id, is_own: false }])
  const body = { content: 'Called twice.' }
  await expect(colleague.call(update_user_note, { ...note, body })).rejects.toMatchObject({
    code: 'users.note_of_other',
  })
  await expect(colleague.call(delete_user_note, note)).rejects.toMatchObject({ code: 'users.note_of_other' })
  expect(await admin.call(update_user_note, { ...note, body })).toMatchObject(body)
  await admin.call(create_user_note, { ...of(person.id), body: { content: 'Newer' } })
  expect((await notes(colleague)).map(({ content }) => content)).toEqual(['Newer', 'Called twice.'])
  await admin.call(delete_user_note, note)
  expect(await notes(admin)).toHaveLength(1)
  const elsewhere = await world.person('portal_admin', 'summit')
  await alsoIn(person, 'summit')
  expect(await notes(elsewhere)).toEqual([])
  await expect(person.call(list_user_notes, of(person.id))).rejects.toMatchObject({ status: 403 })
})

test('[USR-014] replaces tags as a whole, merges them ignoring case, and finds people by them', async () => {
  const [one, two] = [await world.person('learner'), await world.person('learner')]
  const set = (user_id: number, tags: string[]) => admin.call(set_user_tags, { ...of(user_id), body: { tags } })
  expect((await set(one.id, ['VIP', ' Ohio ', 'vip'])).tags).toEqual(['VIP', 'Ohio'])
  await set(two.id, ['Ohio'])
  expect((await show(one.id)).tags).toEqual(['VIP', 'Ohio'])
  expect(await admin.call(find_user_tags, { query: { search: 'oh' } })).toEqual([{ tag: 'Ohio', people: 2 }])
  const found = async (tag: string) => (await admin.call(list_users, { query: { tag } })).data.map(({ id }) => id)
  expect([await found('VIP'), await found('Ohio')]).toEqual([[one.id], [two.id, one.id]])
  expect((await set(one.id, [])).tags).toEqual([])
  await expect(set(one.id, ['a,b'])).rejects.toMatchObject({ status: 422 })
})
