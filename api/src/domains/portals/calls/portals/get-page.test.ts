import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentStatus } from '@portico/shared/states/content.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[ERR-021] a page that does not exist, is a draft, or belongs to another portal is not found', async () => {
  const write = (portal: 'core' | 'summit', slug: string, status: number) =>
    world.services.platform.sql`
      insert into portal_pages (portal_id, slug, title, content, publication_status)
      values (${world.portals[portal].id}, ${slug}, 'Refunds', '<p>Within 30 days.</p>', ${status})`
  await write('core', 'refunds', contentStatus.published)
  await write('core', 'drafted', contentStatus.draft)
  await write('summit', 'their-refunds', contentStatus.published)
  expect((await world.visitor().send('GET', '/pages/refunds')).status).toBe(200)
  for (const slug of ['nowhere', 'drafted', 'their-refunds']) {
    const answer = await world.visitor().send('GET', `/pages/${slug}`)
    const { error } = (await answer.json()) as { error: { message: string } }
    expect([slug, answer.status, error.message]).toEqual([slug, 404, 'Page not found!'])
  }
})
