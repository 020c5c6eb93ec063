import { afterAll, beforeAll, expect, test } from 'vitest'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'
import { timedJobs } from '../../../registries/timed-jobs.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('queues the products list hourly for every portal with a storefront, and for no other', async () => {
  await timedJobs.find(({ task }) => task === 'publish-products')?.work(world.services)
  const jobs = await queuedJobs(world, 'publish.pages')
  expect(jobs.length).toBeGreaterThan(1)
  expect(new Set(jobs.map((job) => JSON.stringify(job)))).toEqual(
    new Set([JSON.stringify({ job_id: null, tags: ['products'] })]),
  )
  expect(jobs.length).toBeLessThan(Object.keys(world.portals).length)
})
