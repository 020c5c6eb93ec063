import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_portal_credits } from '@portico/shared/contract/credits/credits.ts'
import {
  check_credit_ledger,
  download_credit_statement,
  get_portal_credits,
  list_course_credits,
  list_credit_holders,
  list_credit_transactions,
  print_credit_statement,
} from '@portico/shared/contract/credits/ledger.ts'
import { give_credits, take_credits, take_portal_credits } from '@portico/shared/contract/credits/moves.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { pdfText } from '../../../../../tests/support/pdf-text.ts'
import { fillPool } from '../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { partnerCompanies } from '../../partners/tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin', 'summit')
})
afterAll(() => world.close())

const sent = (amount: number) => ({ amount, sent_as: crypto.randomUUID() })
const figures = async (who = admin) => {
  const { total, remaining, distributed, used } = await who.call(get_portal_credits)
  return { total, remaining, distributed, used }
}

test('[CRD-002] [CRD-006] [CRD-018] [CRD-023] distributes, uses and takes back credits without exceeding what is available', async () => {
  await fillPool(world, 20, 'summit')
  const course = await makeCourse(world, { portal: 'summit' })
  const [manager, learner] = [await world.person('learner', 'summit'), await world.person('learner', 'summit')]
  const place = { course_id: course.id }
  const give = (amount: number, to: object) => admin.call(give_credits, { body: { ...sent(amount), ...to } })
  const take = (amount: number, from: object) => admin.call(take_credits, { body: { ...sent(amount), ...from } })
  expect(await give(6, place)).toEqual({ remaining: 14 })
  expect(await figures()).toEqual({ total: 20, remaining: 14, distributed: 6, used: 0 })
  // The manager gets what was set aside for the course first, then some of the pool.
  expect(await give(8, { ...place, email: manager.email })).toEqual({ remaining: 12 })
  expect(await figures()).toEqual({ total: 20, remaining: 12, distributed: 8, used: 0 })
  await give(1, place)
  await admin.call(create_enrollments, { params: { slug: course.slug }, body: { role_id: 10, user_ids: [learner.id] } })
  expect(await figures()).toEqual({ total: 20, remaining: 11, distributed: 8, used: 1 })
  expect(await take(3, { ...place, email: manager.email })).toEqual({ remaining: 14 })
  await expect(take(6, { ...place, email: manager.email })).rejects.toMatchObject({
    code: 'credits.not_enough',
    message: 'Yours credits are not enough',
  })
  for (const ask of [() => give(15, place), () => give(15, { ...place, email: manager.email }), () => take(1, place)])
    await expect(ask()).rejects.toMatchObject({
      code: 'credits.not_enough_in_portal',
      message: 'Credits are not enough in the portal',
    })
  expect(await figures()).toEqual({ total: 20, remaining: 14, distributed: 5, used: 1 })
  const holders = await admin.call(list_credit_holders)
  expect(holders.data).toMatchObject([{ kind: 'manager', email: manager.email, balance: 5, course: { id: course.id } }])
  expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
})

test('[CRD-005] counts managers’ credits as available for a course only on in-house portals', async () => {
  for (const [portal, available_credits] of [
    ['summit', 2],
    ['northwind', 5],
  ] as const) {
    await fillPool(world, 10, portal)
    const owner = await world.person('portal_admin', portal)
    const manager = await world.person('manager', portal)
    const course = await makeCourse(world, { portal, title: 'Only this one' })
    await owner.call(give_credits, { body: { ...sent(3), course_id: course.id, email: manager.email } })
    await owner.call(give_credits, { body: { ...sent(2), course_id: course.id } })
    const { data } = await owner.call(list_course_credits, { query: { search: 'Only this' } })
    expect(data).toMatchObject([{ id: course.id, remaining: 2, distributed: 3, used: 0, available_credits }])
  }
})

test('[CRD-005] lists courses with the most credits first and pages in both directions', async () => {
  const owner = await world.person('portal_admin', 'northwind')
  await fillPool(world, 9, 'northwind')
  const [one, two, none] = [
    await makeCourse(world, { portal: 'northwind', title: 'Order one' }),
    await makeCourse(world, { portal: 'northwind', title: 'Order two' }),
    await makeCourse(world, { portal: 'northwind', title: 'Order none' }),
  ]
  await owner.call(give_credits, { body: { ...sent(4), course_id: one.id } })
  await owner.call(give_credits, { body: { ...sent(2), course_id: two.id } })
  const read = (cursor?: string) =>
    owner.call(list_course_credits, { query: { search: 'Order', per_page: 1, ...(cursor ? { cursor } : {}) } })
  const forged = (key: unknown) => Buffer.from(JSON.stringify([1, 0, 'credits', key])).toString('base64url')
  await expect(read(forged('x'))).rejects.toMatchObject({ status: 422, code: 'validation.cursor' })
  expect((await read(forged(3_000_000_000))).data).toHaveLength(1)
  const seen = []
  let at = await read()
  for (;;) {
    seen.push(at.data[0]?.id)
    if (!at.meta.next_cursor) break
    at = await read(at.meta.next_cursor)
  }
  expect(seen).toEqual([one.id, two.id, none.id])
  const back = await read(at.meta.prev_cursor ?? '')
  expect(back.data.map(({ id }) => id)).toEqual([two.id])
})

test('[CRD-007] [CRD-008] [CRD-009] [CRD-021] lists movements with type, target and direction; filters by name and kind', async () => {
  const owner = await world.person('portal_admin', 'core')
  await fillPool(world, 9, 'core')
  const course = await makeCourse(world, { title: 'Knots' })
  const [partner] = await world.within('core', (db) =>
    db.insert(partnerCompanies).values({ slug: 'harbor', name: 'Harbor Inc.' }).returning(),
  )
  const give = (body: object) => owner.call(give_credits, { body: { ...sent(2), ...body } })
  await give({ course_id: course.id })
  await give({ partner_company_id: partner?.id ?? 0 })
  await owner.call(take_credits, { body: { ...sent(1), course_id: course.id } })
  const list = async (query: object) => (await owner.call(list_credit_transactions, { query })).data
  expect(await list({})).toMatchObject([
    { move: 'taken', type: 'Removed', target: 'Course', direction: 2, amount: 1, balance: 6 },
    { move: 'distributed', type: 'Allocated', target: 'Partner Page', direction: 1, to: { name: 'Harbor Inc.' } },
    { move: 'distributed', type: 'Allocated', target: 'Course', direction: 1, to: { course: { title: 'Knots' } } },
    { move: 'given', type: 'Allocated', target: 'Portal', direction: 1, amount: 9, balance: 9 },
  ])
  expect((await list({ search: 'harbor' })).map(({ id }) => id)).toEqual([3])
  expect((await list({ move: 'taken' })).map(({ id }) => id)).toEqual([4])
  const first = await owner.call(list_credit_transactions, { query: { per_page: 3, with_total: '1' } })
  expect([first.data.map(({ id }) => id), first.meta.total?.count]).toEqual([[4, 3, 2], 4])
  const next = await owner.call(list_credit_transactions, {
    query: { per_page: 3, cursor: first.meta.next_cursor ?? '' },
  })
  expect(next.data.map(({ id }) => id)).toEqual([1])
})

test('[CRD-021] states past balances of the portal and of one account in JSON, CSV and PDF', async () => {
  const owner = await world.person('portal_admin', 'blank')
  const course = await makeCourse(world, { portal: 'blank', title: '=Formulas' })
  await fillPool(world, 7, 'blank')
  await owner.call(give_credits, { body: { ...sent(2), course_id: course.id } })
  const before = await owner.call(get_portal_credits)
  const [{ at = '', to } = {}] = (await owner.call(list_credit_transactions)).data
  await owner.call(give_credits, { body: { ...sent(3), course_id: course.id } })
  // The requested moment has milliseconds, but the ledger counts microseconds.
  const then = { at: new Date(Date.parse(at) + 1).toISOString() }
  const account_id = to?.account_id ?? 0
  expect(await owner.call(get_portal_credits, { query: then })).toEqual({ ...before, at: then.at })
  expect(await owner.call(get_portal_credits, { query: { ...then, account_id } })).toMatchObject({
    account: { kind: 'course', balance: 2 },
  })
  expect(await owner.call(get_portal_credits, { query: { account_id } })).toMatchObject({ account: { balance: 5 } })
  expect(await owner.call(get_portal_credits, { query: { at: '2001-01-01T00:00:00.000Z' } })).toMatchObject({
    total: 0,
    link: null,
  })
  expect((await owner.call(list_credit_transactions, { query: then })).data).toHaveLength(2)
  await expect(owner.call(get_portal_credits, { query: { account_id: 999_999 } })).rejects.toMatchObject({
    status: 404,
  })

  const file = async (path: string, query: Record<string, string>) =>
    owner.send('GET', `${path}?${new URLSearchParams(query)}`)
  const csv = await (await file(download_credit_statement.path, then)).text()
  expect(
    csv
      .trim()
      .split('\r\n')
      .map((line) => line.replace(/"[^"]*"/g, '…')),
  ).toEqual([
    'Number,At,What,Type,For,Direction,Credits,From,To,By,Order,Balance',
    '1,…,Given,Allocated,Portal,Given,7,Outside the portal,The portal,,,7',
    expect.stringMatching(/^2,…,Distributed,Allocated,Course,Given,2,The portal,Set aside: =Formulas,.*,,5$/),
  ])
  const pdf = await file(print_credit_statement.path, { ...then, account_id: String(account_id) })
  const text = await pdfText(new Uint8Array(await pdf.arrayBuffer()))
  expect(text).toContain('Set aside: =Formulas')
  expect(text).toContain(before.link?.hash.slice(0, 20))
  expect((await file(download_credit_statement.path, { account_id: '999999' })).status).toBe(404)
}, 30_000)

test('refuses to give credits of the portal to oneself', async () => {
  const course = await makeCourse(world)
  await fillPool(world, 5)
  const [self, colleague] = [await world.person('sub_admin'), await world.person('sub_admin')]
  const own = { ...sent(2), course_id: course.id, email: self.email }
  await expect(self.call(give_credits, { body: own })).rejects.toMatchObject({ code: 'enrollments.own_seat' })
  await colleague.call(give_credits, { body: own })
})

test('[CRD-019] gives and takes back a portal’s credits only once per idempotency key', async () => {
  const root = await world.person('super_admin', 'admin')
  await root.confirm()
  const params = { portal_id: world.portals.paused.id }
  const given = sent(5)
  const give = () => root.call(give_portal_credits, { params, body: given })
  expect(await Promise.all([give(), give(), give()])).toEqual(Array(3).fill({ ...params, remaining: 5 }))
  const taken = sent(2)
  const take = (body = taken) => root.call(take_portal_credits, { params, body })
  expect(await Promise.all([take(), take()])).toEqual(Array(2).fill({ ...params, remaining: 3 }))
  await expect(take(sent(4))).rejects.toMatchObject({ message: 'Credits are not enough in the portal' })
  await expect(admin.call(take_portal_credits, { params, body: sent(1) })).rejects.toMatchObject({ status: 403 })
})

test('[OP-38] denies managers the portal’s credits and lets accounting only read them', async () => {
  const [manager, accountant] = [await world.person('manager', 'summit'), await world.person('accounting', 'summit')]
  const course = await makeCourse(world, { portal: 'summit' })
  await expect(manager.call(get_portal_credits)).rejects.toMatchObject({ status: 403 })
  expect(await figures(accountant)).toEqual(await figures())
  for (const who of [manager, accountant])
    await expect(who.call(give_credits, { body: { ...sent(1), course_id: course.id } })).rejects.toMatchObject({
      status: 403,
    })
})
