import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { makeCourse, type MadeCourse } from '../../../../tests/support/course.ts'
import { fillPool } from '../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../tests/support/world.ts'
import type { Transaction } from '../../db/client.ts'
import { outsideOfPortal, portalPool, type AccountKey } from './credit-account.ts'
import { enrollWithCredit } from '../learning/enroll-with-credit.ts'
import { transferCredits } from './transfer-credits.ts'
import { packetKey } from '../credentials/proof/packet-key.ts'
import { checkLedger } from './check-ledger.ts'
import { eraseFromLedger } from './erase-from-ledger.ts'

let world: World
let course: MadeCourse
let managers: Person[]
beforeAll(async () => {
  world = await createWorld()
  course = await makeCourse(world, { portal: 'summit' })
  managers = await Promise.all(Array.from({ length: 3 }, () => world.person('manager', 'summit')))
})
afterAll(() => world.close())

const key = (portal: PortalName) => packetKey(world.services.secrets.packets, world.portals[portal].id)
const check = (portal: PortalName = 'summit') =>
  checkLedger({
    inPortal: (work) => world.within(portal, work),
    portal_id: world.portals[portal].id,
    public_key: key(portal).public_key,
  })

const accounts = (): AccountKey[] => [
  outsideOfPortal,
  portalPool,
  { kind: 'course', course_id: course.id, user_id: null },
  ...managers.map(({ id }) => ({ kind: 'manager', course_id: course.id, user_id: id }) as const),
]

test('[OP-71] [CRD-022] [CRD-023] keeps all balances correct and never negative under many concurrent moves', async () => {
  const all = accounts()
  const anyMove = fc.record({
    from: fc.nat(all.length - 1),
    by: fc.integer({ min: 1, max: all.length - 1 }),
    amount: fc.integer({ min: 1, max: 9 }),
  })
  let moved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 40, maxLength: 80 }), async (moves) => {
      const outcomes = await Promise.allSettled(
        moves.map(({ from, by, amount }) =>
          world.within('summit', (db) =>
            transferCredits(db, {
              from: all[from] ?? portalPool,
              to: all[(from + by) % all.length] ?? portalPool,
              amount,
              reason: { move: 'given', order_line_id: null, actor_id: managers[0]?.id ?? null },
            }),
          ),
        ),
      )
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? String(one.reason.message) : []))
      expect(
        refused.filter((text) => !/^(Yours credits are not enough|Credits are not enough in the portal)$/.test(text)),
      ).toEqual([])
      moved += outcomes.length - refused.length
      expect(await check()).toMatchObject({ state: 'whole', links: moved })
    }),
    { numRuns: 6, endOnFailure: true },
  )
  expect(moved).toBeGreaterThan(100)
})

test('[CRD-002] records the portal’s balances in each link; enrolling moves one credit to used', async () => {
  await fillPool(world, 5, 'northwind')
  const place = await makeCourse(world, { portal: 'northwind' })
  const learner = await world.person('learner', 'northwind')
  await world.within('northwind', async (db) => {
    const reason = { move: 'distributed', order_line_id: null, actor_id: null } as const
    const to = { kind: 'course', course_id: place.id, user_id: null } as const
    await transferCredits(db, { from: portalPool, to, amount: 2, reason })
    const seat = { course_id: place.id, learner_id: learner.id, holder_id: null, order_line_id: null, actor_id: null }
    await enrollWithCredit({ db, emit: async () => {} }, { ...seat, now: new Date() })
  })
  const links = await world.within('northwind', (db) =>
    db.execute(sql`select id::int, remaining, distributed, used from credit_links order by id`),
  )
  expect([...links]).toEqual([
    { id: 1, remaining: 5, distributed: 0, used: 0 },
    { id: 2, remaining: 3, distributed: 2, used: 0 },
    { id: 3, remaining: 3, distributed: 1, used: 1 },
  ])
})

/** Returns the check's result after a superuser changes rows behind the application's back; the change is rolled back afterwards. */
async function afterTampering(statement: string) {
  const superuser = Object.assign(new URL(inject('postgres_url')), {
    pathname: new URL(world.database_url).pathname,
  }).href
  const bigint = { to: 20, from: [20], parse: Number, serialize: String }
  const sql_of_superuser = postgres(superuser, { max: 1, onnotice: () => {}, types: { bigint } })
  const { id } = world.portals.summit
  try {
    await sql_of_superuser.unsafe(`begin; ${statement}; set local role app; set local app.portal_id = ${id}`)
    const db = drizzle(sql_of_superuser) as unknown as Transaction
    const inPortal = <T>(work: (db: Transaction) => Promise<T>) => work(db)
    return await checkLedger({ inPortal, portal_id: id, public_key: key('summit').public_key })
  } finally {
    await sql_of_superuser.unsafe('rollback')
    await sql_of_superuser.end()
  }
}

test('finds every change made behind the application, at the first link it affects', async () => {
  const [manager] = managers
  const to = { kind: 'manager', course_id: course.id, user_id: manager?.id ?? 0 } as const
  for (const amount of [40, 2, 3])
    await world.within('summit', (db) => {
      const reason = { move: 'given', order_line_id: null, actor_id: manager?.id ?? null } as const
      return transferCredits(db, { from: outsideOfPortal, to, amount, reason })
    })
  const sound = await check()
  expect(sound).toMatchObject({ state: 'whole' })
  const last = sound.state === 'whole' ? sound.links : 0
  const movement = (position: number) =>
    `(select movement_id from credit_links where portal_id = 31 and id = ${position})`
  const broken = async (statement: string) => {
    const found = await afterTampering(statement)
    return found.state === 'broken' ? [found.position, found.what] : []
  }
  const of = 'portal_id = 31 and id ='
  expect(await afterTampering('select 1')).toEqual(sound)
  expect(await broken(`update credit_movements set amount = 400 where ${of} ${movement(last - 2)}`)).toEqual([
    last - 2,
    'Its hash does not match its content and the previous link.',
  ])
  expect(await broken(`update credit_links set actor_person_id = null where ${of} ${last - 1}`)).toEqual([
    last - 1,
    'Its hash does not match its content and the previous link.',
  ])
  expect(await broken(`delete from credit_links where ${of} ${last - 1}`)).toEqual([
    last - 1,
    `Link ${last - 1} is missing.`,
  ])
  expect(await broken(`delete from credit_links where ${of} ${last}`)).toEqual([
    last - 1,
    expect.stringMatching(/says -?\d+ credits; its last link left it/),
  ])
  expect((await broken(`update credit_links set remaining = remaining + 1 where ${of} ${last}`))[0]).toBe(last)
  expect(await broken(`update credit_links set at = at - interval '1 year' where ${of} ${last}`)).toEqual([
    last,
    'It is dated before the previous link.',
  ])
  expect(
    await broken(`update credit_accounts set balance = balance + 7 where portal_id = 31 and user_id = ${to.user_id}`),
  ).toEqual([last, expect.stringContaining('credits; its last link left it')])
  const person = `portal_id = 31 and user_id = ${to.user_id}`
  const [first] = await broken(`update credit_people set value = '[1,"Mallory"]' where ${person}`)
  expect(first).toBe(1)
  const erased = `user_id = null, salt = null, value = null, erased_at = now(), signature = 'bm8='`
  expect(await broken(`update credit_people set ${erased} where ${person}`)).toEqual([
    1,
    'A person it names was erased without a signature.',
  ])
})

test('denies the application changes of movements and links', async () => {
  for (const statement of [
    sql`update credit_movements set amount = 1`,
    sql`delete from credit_movements`,
    sql`update credit_links set hash = 'x'`,
    sql`delete from credit_links`,
    sql`delete from credit_people`,
  ])
    await expect(world.within('summit', (db) => db.execute(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
})

test('erases a person’s name everywhere and leaves the chain valid', async () => {
  const before = await check()
  const names = () =>
    world.within('summit', (db) =>
      db.execute<{ value: string }>(sql`select value from credit_people where value is not null`),
    )
  for (const { id, email } of managers) {
    expect((await names()).some(({ value }) => value.includes(email))).toBe(true)
    const erase = () =>
      world.within('summit', (db) => eraseFromLedger(db, { user_id: id, now: new Date(), sign: key('summit').sign }))
    expect([await erase(), await erase()]).toEqual([1, 0])
    expect((await names()).some(({ value }) => value.includes(email))).toBe(false)
  }
  expect(await check()).toEqual({ ...before, erased: managers.length })
})
