import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { groupedCommits } from '../../../../db/grouped-commits.ts'
import { inPortal } from '../../../../db/in-portal.ts'

let world: World
let owner: postgres.Sql
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

test('a step in a locked course gets 503 with Retry-After and is saved on retry', async () => {
  const { services } = world
  services.grouped = groupedCommits((portal_id, work) => inPortal(services.app.db, portal_id, work), {
    lock_ms: 20,
    tries: 2,
  })
  const learner = await world.person('learner')
  const course = await makeCourse(world, { outline: [['Text']] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const id = course.items[0]?.id ?? 0
  const start = () => learner.send('POST', `/learner/module-items/${id}/start`, { body: { related_id } })
  await owner.begin(async (sql) => {
    await sql`set local role platform`
    await sql`select id from enrollments where id = ${related_id} for update`
    const refused = await start()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ error: { code: 'general.unavailable' } })
  })
  await learner.call(start_module_item, { params: { id }, body: { related_id } })
})
