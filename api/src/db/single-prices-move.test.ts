import { afterAll, beforeAll, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '../../../tests/support/earlier-database.ts'
import { migrate } from './migrate.ts'

let database: EarlierDatabase
beforeAll(async () => void (database = await earlierDatabase('0057')))
afterAll(() => database.drop())

test('the update sets each catalog course’s single-seat price from its own portal’s tiers', async () => {
  const { superuser, url } = database
  await superuser.unsafe('set session_replication_role = replica')
  await superuser`insert into portals (id, slug, name) values (7, 'harbor', 'Harbor'), (8, 'summit', 'Summit')`
  const tiers = [
    [7, 70, { 1: 4900, 10: 3900 }],
    [7, 71, { 1: 1900, 10: 2900 }],
    [7, 72, {}],
    [8, 70, { 5: 800 }],
  ] as const
  for (const [portal_id, course_id, prices] of tiers) {
    await superuser`insert into catalog (portal_id, course_id, slug, title, subtitle, price_from, published_at, updated_at)
      values (${portal_id}, ${course_id}, ${`c-${course_id}`}, 'A', '', 1, now(), now())`
    for (const [from_quantity, price] of Object.entries(prices))
      await superuser`insert into course_pricings (portal_id, course_id, from_quantity, price) values (${portal_id}, ${course_id}, ${from_quantity}, ${price})`
  }
  await migrate({ url })
  expect(
    await superuser`select portal_id::integer, course_id::integer, price, team_price from catalog order by portal_id, course_id`,
  ).toEqual([
    { portal_id: 7, course_id: 70, price: 4900, team_price: 3900 },
    { portal_id: 7, course_id: 71, price: 1900, team_price: null },
    { portal_id: 7, course_id: 72, price: null, team_price: null },
    { portal_id: 8, course_id: 70, price: 800, team_price: null },
  ])
})
