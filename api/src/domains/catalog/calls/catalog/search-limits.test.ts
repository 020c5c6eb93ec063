import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { waitFor } from '../../../../../../tests/support/wait-for.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await offerCourse(world, { title: 'Ethics in Nursing' })
}, 180_000)
afterAll(() => world?.close())

test('[CAT-031] records a search with portal, words, results and person; ignores further pages and filter-only requests', async () => {
  const learner = await world.person('learner')
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  for (const query of ['search=Ethics+in+Nursing', 'search=ethics+in+nursing&page=2', 'topic=ethics', 'search=+'])
    expect((await learner.send('GET', `/courses?${query}`, { headers })).status).toBe(200)
  const recorded = () =>
    world.within('core', async (tx) => [
      ...(await tx.execute(sql`select query, results, user_id from searches where user_id = ${learner.id}`)),
    ])
  await waitFor(async () =>
    expect(await recorded()).toEqual([{ query: 'Ethics in Nursing', results: 1, user_id: learner.id }]),
  )
})

test('[CAT-030] answers 429 after sixty searches a minute per IP; browsing without a phrase stays open', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.8' }
  const search = async () => (await world.visitor().send('GET', '/courses?search=ethics', { headers })).status
  expect(await search()).toBe(200)
  const { platform } = world.services
  const row = platform.sql`key = 'search:198.51.100.8'`
  expect(
    await platform.sql`select hits from rate_limits where ${row} and resets_at <= now() + interval '1 minute'`,
  ).toEqual([{ hits: 1 }])
  await platform.sql`update rate_limits set hits = 58, resets_at = now() + interval '1 hour' where ${row}`
  expect([await search(), await search(), await search(), await search()]).toEqual([200, 200, 429, 429])
  expect((await world.visitor().send('GET', '/courses', { headers })).status).toBe(200)
  expect(
    (await world.visitor().send('GET', '/courses?search=ethics', { headers: { 'x-forwarded-for': '198.51.100.9' } }))
      .status,
  ).toBe(200)
})

test('reads the filters of a search while it is being counted, not afterwards', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.10' }
  const search = () => world.visitor().send('GET', '/courses?search=ethics', { headers })
  await search()
  const { app, platform } = world.services
  let answer: Promise<Response> | undefined
  const sent: string[] = []
  app.sql.options.debug = (_connection, query) => void sent.push(query)
  // The search cannot finish while its rate-limit row is locked.
  await platform.sql.begin(async (locking) => {
    await locking`select from rate_limits where key = 'search:198.51.100.10' for update`
    answer = search()
    await waitFor(() => expect(sent.join(' ')).toContain('search_outbox'))
  })
  app.sql.options.debug = false
  expect((await answer)?.status).toBe(200)
})

test('rejects an IP past its limit without further queries until its minute is over', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.11' }
  const search = () => world.visitor().send('GET', '/courses?search=ethics', { headers })
  const { app, platform } = world.services
  await platform.sql`insert into rate_limits values ('search:198.51.100.11', 60, now() + interval '1 hour')`
  const sent: string[] = []
  const asked = async (): Promise<[number, boolean]> => {
    sent.length = 0
    const { status } = await search()
    return [status, sent.some((query) => query.includes('search_outbox') || query.includes('rate_limits'))]
  }
  for (const { sql } of [app, platform]) sql.options.debug = (_connection, query) => void sent.push(query)
  expect([await asked(), await asked(), await asked()]).toEqual([
    [429, true],
    [429, false],
    [429, false],
  ])
  await platform.sql`update rate_limits set resets_at = now() where key = 'search:198.51.100.11'`
  await waitFor(async () => expect(await asked()).toEqual([200, true]), { interval: 200 })
  for (const { sql } of [app, platform]) sql.options.debug = false
})
