import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_searches } from '@portico/shared/contract/catalog/searches.ts'
import { searches } from '../../tables.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  const made = (query: string, results: number) => ({ query, results })
  await world.within('core', (tx) =>
    tx.insert(searches).values([made('Knots', 1), made('welding', 0), made('knots', 1), made('=1+1', 0)]),
  )
  await world.within('summit', (tx) => tx.insert(searches).values([made('elsewhere', 0)]))
})
afterAll(() => world.close())

test('[CAT-031] [TEN-001] lists each phrase with count and results, or only those without results', async () => {
  const all = await admin.call(list_searches, { query: { with_total: '1' } })
  expect(all.data.map(({ query, times, results }) => [query, times, results])).toEqual([
    ['=1+1', 1, 0],
    ['knots', 2, 1],
    ['welding', 1, 0],
  ])
  expect(all.meta.total).toEqual({ count: 3, is_exact: true })
  const missing = await admin.call(list_searches, { query: { show: 'nothing_found', per_page: 1 } })
  expect(missing.data.map(({ query }) => query)).toEqual(['=1+1'])
  const next = { show: 'nothing_found', per_page: 1, cursor: missing.meta.next_cursor ?? '' } as const
  expect((await admin.call(list_searches, { query: next })).data.map(({ query }) => query)).toEqual(['welding'])
  const learner = await world.person('learner')
  await expect(learner.call(list_searches)).rejects.toMatchObject({ status: 403 })
})

test('[CAT-031] [ADM-006] exports the portal’s searches one by one; no phrase becomes a formula', async () => {
  const answer = await admin.send('GET', '/admin/searches/export')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="searches-\d{4}-\d\d-\d\d\.csv"/)
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('Searched at (UTC),Phrase,Courses found,Account')
  expect(lines.map((line) => line.replace(/^[^,]*,/, ''))).toEqual(["'=1+1,0,", 'knots,1,', 'welding,0,', 'Knots,1,'])
  const missing = await (await admin.send('GET', '/admin/searches/export?show=nothing_found')).text()
  expect([missing.includes('welding'), missing.includes('nots')]).toEqual([true, false])
})
