import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import { invite_to_course } from '@portico/shared/contract/learning/invitations.ts'
import { list_learner_invites } from '@portico/shared/contract/learning/invitations-learner.ts'
import {
  create_credit_terms,
  list_credit_terms,
  show_own_credit,
} from '@portico/shared/contract/orders/credit-terms.ts'
import { add_partner_member, list_partner_members } from '@portico/shared/contract/partners/partners.ts'
import { delete_user } from '@portico/shared/contract/identity/people-record.ts'
import { remove_user_factors } from '@portico/shared/contract/identity/second-factor.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { list_subordinates } from '@portico/shared/contract/learning/team.ts'
import { companyNamed } from '../../../../../../tests/support/partner.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { fillPool } from '../../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { joinPortal } from '../../join-portal.ts'
import { subordinates } from '../../../learning/tables.ts'
import { creditTermBuyers } from '../../../orders/tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  await admin.confirm()
})
afterAll(() => world.close())

const leave = (user_id: number) => admin.call(delete_user, { params: { user_id } })
async function comeBack(user_id: number): Promise<void> {
  const portal = await world.services.identity.portalByHost(world.portals.core.host)
  if (!portal) throw new Error('no portal')
  await world.within('core', (tx) => joinPortal(tx, { portal, user_id, way: 'code' }))
}
const termsFor = (organization: string, ...buyers: Person[]) =>
  admin.call(create_credit_terms, {
    body: {
      organization,
      credit_limit: 10_000,
      net_days: 30,
      is_open: true,
      buyer_emails: buyers.map(({ email }) => email),
    },
  })

test('[USR-010] staff and managers cannot name former members: same response as an unknown email', async () => {
  const [gone, stays] = [await world.person('learner'), await world.person('learner')]
  await leave(gone.id)
  const params = { id: await world.within('core', (tx) => companyNamed(tx, 'Gone Inc')) }
  const hire = ({ email }: Person) => admin.call(add_partner_member, { params, body: { email } })
  await expect(hire(gone)).rejects.toMatchObject({ status: 422, code: 'partners.no_member' })
  await hire(stays)
  expect((await admin.call(list_partner_members, { params })).map(({ id }) => id)).toEqual([stays.id])

  await expect(termsFor('Gone City', stays, gone)).rejects.toMatchObject({
    fields: { buyer_emails: [expect.stringContaining(gone.email)] },
  })
  await termsFor('Gone City', stays)
  await expect(admin.call(remove_user_factors, { params: { user_id: gone.id } })).rejects.toMatchObject({ status: 404 })
})

test('[USR-010] ending a membership ends everything entrusted to the person, even if they return', async () => {
  await fillPool(world, 10)
  const course = await makeCourse(world)
  const [manager, person, guest] = [
    await world.person('manager'),
    await world.person('manager'),
    await world.person('learner'),
  ]
  await termsFor('Left City', manager, person)
  await world.within('core', (tx) =>
    tx.insert(subordinates).values([
      { manager_id: manager.id, user_id: person.id },
      { manager_id: person.id, user_id: guest.id },
    ]),
  )
  expect((await manager.call(list_subordinates)).data.map(({ id }) => id)).toEqual([person.id])
  await admin.call(give_credits, {
    body: { amount: 1, sent_as: crypto.randomUUID(), course_id: course.id, email: person.email },
  })
  const people = [{ email: guest.email, first_name: 'Grace', last_name: 'Hopper' }]
  await person.call(invite_to_course, { params: { slug: course.slug }, body: { people } })
  expect(await guest.call(list_learner_invites)).toHaveLength(1)
  expect(await person.call(show_own_credit)).toMatchObject({ organization: 'Left City' })

  await leave(person.id)
  const { data } = await admin.call(list_credit_terms, { query: { search: 'Left City' } })
  expect(data[0]?.buyers.map(({ id }) => id)).toEqual([manager.id])
  expect((await manager.call(list_subordinates)).data).toEqual([])
  expect(await guest.call(list_learner_invites)).toEqual([])

  await comeBack(person.id)
  expect((await manager.call(list_subordinates)).data).toEqual([])
  const again = world.visitor()
  await again.call(login, { body: { login: person.email, password: person.password } })
  expect(await again.call(show_own_credit)).toBeNull()
})

test('[USR-010] rows created after the person left do not apply when they return', async () => {
  const [manager, person] = [await world.person('manager'), await world.person('learner')]
  await leave(person.id)
  const terms = await termsFor('Old City', manager)
  await world.within('core', async (tx) => {
    await tx.insert(creditTermBuyers).values({ credit_terms_id: terms.id, user_id: person.id })
    await tx.insert(subordinates).values({ manager_id: manager.id, user_id: person.id })
  })
  expect((await manager.call(list_subordinates)).data).toEqual([])
  await comeBack(person.id)
  const { data } = await admin.call(list_credit_terms, { query: { search: 'Old City' } })
  expect(data[0]?.buyers.map(({ id }) => id)).toEqual([manager.id])
  expect((await manager.call(list_subordinates)).data).toEqual([])
})
