import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { allPages } from '@portico/shared/pages/all-pages.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const buttons = callsOf('promo-buttons')

test('[ERR-037] a promo button’s link is a URL or a path of the portal; anything else is an invalid address', async () => {
  for (const link of ['javascript:alert(1)', '//elsewhere.example', 'courses', 'http://localhost/x']) {
    const answer = await admin.send('POST', '/portals/promo-buttons', { body: { title: 'Browse', link } })
    const { error } = (await answer.json()) as { error: { fields: Record<string, string[]> } }
    expect([link, answer.status, error.fields.link]).toEqual([link, 422, ['This address is not valid.']])
  }
  for (const link of ['/courses', 'https://example.com/a'])
    expect(await admin.call(buttons.create, { body: { title: `To ${link}`, link } })).toMatchObject({ link })
})

test('[REF-019] staff list, create and edit promo buttons, on pages with the names of the specification', async () => {
  const named = Object.fromEntries(allPages.map(({ route_name, pattern, made }) => [route_name, [pattern, made]]))
  expect(named).toMatchObject({
    'portals-promo-buttons': ['/portals/promo-buttons', 'staff'],
    'portals-promo-buttons-id': ['/portals/promo-buttons/:id', 'staff'],
    'portals-promo-buttons-create': ['/portals/promo-buttons/create', 'staff'],
  })
  const made = await admin.call(buttons.create, {
    body: { title: 'See all courses', link: '/courses', style: 'quiet', icon: 'arrow-right', rel: 'nofollow' },
  })
  expect(made).toMatchObject({ style: 'quiet', icon: 'arrow-right', target: '_self', rel: 'nofollow' })
  const { version } = await admin.call(buttons.show, { params: { id: made.id } })
  const body = { title: 'All courses', target: '_blank', version } as const
  expect(await admin.call(buttons.update, { params: { id: made.id }, body })).toMatchObject({ target: '_blank' })
  expect((await admin.call(buttons.index, { query: { search: 'All courses' } })).data).toMatchObject([
    { id: made.id, title: 'All courses', link: '/courses', style: 'quiet' },
  ])
  expect((await (await world.person('learner')).send('GET', '/portals/promo-buttons')).status).toBe(403)
})
