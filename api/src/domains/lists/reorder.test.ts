import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const tags = callsOf('tags')
const order = async () =>
  (await admin.call(tags.index, { query: { per_page: 100 } })).data as {
    id: number
    title: string
    sort_number: number
  }[]

test('concurrent moves all count, and the order keeps every entry', async () => {
  const ids: number[] = []
  // All have the same number, so the first move must renumber them.
  for (let place = 0; place < 12; place += 1)
    ids.push((await admin.call(tags.create, { body: { title: `Tag ${place}` } })).id)
  const [first = 0, second = 0, third = 0] = ids
  const others = await Promise.all(Array.from({ length: 4 }, () => world.person('editor')))
  const places = ['up', 'down', 'top', 'bottom'] as const
  const moves = Array.from({ length: 24 }, (_, turn) =>
    (others[turn % 4] ?? admin).call(tags.reorder, {
      body: { id: ids[3 + ((turn * 5) % 9)] ?? 0, place: places[turn % 4] ?? 'up' },
    }),
  )
  await Promise.all(moves)
  const rows = await order()
  expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(rows.map(({ sort_number }) => sort_number)).size).toBe(12)

  const all = await Promise.all([
    admin.call(tags.reorder, { body: { id: first, place: 'bottom' } }),
    others[0]?.call(tags.reorder, { body: { id: second, place: 'before', neighbor_id: third } }),
  ])
  expect(all.map((moved) => moved?.total)).toEqual([12, 12])
  const now = (await order()).map(({ id }) => id)
  expect(now.at(-1)).toBe(first)
  expect(now.indexOf(second)).toBe(now.indexOf(third) - 1)
})

test('another portal’s entry can be neither moved nor used as a neighbor', async () => {
  const elsewhere = await world.person('admin', 'summit')
  const theirs = await elsewhere.call(tags.create, { body: { title: 'Theirs' } })
  const own = await admin.call(tags.create, { body: { title: 'Own' } })
  await expect(admin.call(tags.reorder, { body: { id: theirs.id, place: 'top' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    admin.call(tags.reorder, { body: { id: own.id, place: 'after', neighbor_id: theirs.id } }),
  ).rejects.toMatchObject({ code: 'lists.neighbor_gone' })
  expect(await elsewhere.call(tags.show, { params: { id: theirs.id } })).toEqual(theirs)
})
