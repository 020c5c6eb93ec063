import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '@portico/shared/contract/identity/session.ts'
import { queuedJobs } from '../../../tests/support/queued-jobs.ts'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
let owner: postgres.Sql
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await owner?.end()
  await world?.close()
})

test('writes a login’s log row and its new-browser email in its portal, both or neither', async () => {
  const person = await world.person('learner', 'summit')
  const mails = () => queuedJobs(world, 'email.security-changed')
  const rows = () => world.services.platform.sql<{ portal_id: number; subject: string }[]>`
    select portal_id, subject from activity_logs where action = 'POST /login' order by id`
  const written = { portal_id: world.portals.summit.id, subject: `user:${person.id}` }
  const mail = { user_id: person.id, kind: 'new_device' }
  expect([[...(await rows())], await mails()]).toEqual([[written], [mail]])
  await owner`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`
  const signIn = { body: { login: person.email, password: person.password } }
  for (const table of ['activity_logs', 'graphile_worker._private_jobs']) {
    await owner.unsafe(`create trigger refuse_row before insert on ${table} for each row execute function refuse_row()`)
    expect((await world.visitor('summit').send('POST', '/login', signIn)).status).toBe(500)
    await owner.unsafe(`drop trigger refuse_row on ${table}`)
    expect([[...(await rows())], await mails()]).toEqual([[written], [mail]])
  }
  await world.visitor('summit').call(login, signIn)
  expect([[...(await rows())], await mails()]).toEqual([
    [written, written],
    [mail, mail],
  ])
})
