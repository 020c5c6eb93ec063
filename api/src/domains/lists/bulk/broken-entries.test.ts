import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { listJob } from '@portico/shared/states/list-job.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let owner: postgres.Sql
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  admin = await world.person('admin')
  await owner.unsafe(`
    create function poison() returns trigger language plpgsql as $$
    begin
      if (coalesce(new, old)).title = 'Poison' then raise exception 'poisoned'; end if;
      return coalesce(new, old);
    end $$`)
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const topics = callsOf('topics')

test('an entry the database rejects stops neither an import nor a bulk edit', async () => {
  await owner.unsafe('create trigger poison before insert on topics for each row execute function poison()')
  const answer = await admin.send('POST', '/portals/topics/imports?file_name=a.csv', {
    body: 'Title\nOne\nPoison\nTwo',
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { data } = (await answer.json()) as { data: ListImport }
  expect(data).toMatchObject({ state: listImport.judged, counts: { create: 2, refused: 1 } })
  expect(data.rows).toMatchObject([{ line: 3, problems: [expect.stringMatching(/^This row could not be imported\./)] }])
  expect(await admin.call(topics.run_import, { params: { import: data.id } })).toMatchObject({
    state: listImport.finished,
    done: 2,
  })

  await owner.unsafe('drop trigger poison on topics')
  await admin.call(topics.create, { body: { title: 'Poison' } })
  await owner.unsafe('create trigger poison before update or delete on topics for each row execute function poison()')
  const edited = await admin.call(topics.bulk_edit, { body: { matching: {}, values: { status: 1 } } })
  expect(edited).toMatchObject({ state: listJob.finished, total: 3, done: 2, refused: 1 })
  const deleted = await admin.call(topics.delete_matching, { body: { matching: {} } })
  expect(deleted).toMatchObject({ state: listJob.finished, total: 3, done: 2, refused: 1 })
  expect((await admin.call(topics.select)).map(({ title }) => title)).toEqual(['Poison'])
})
