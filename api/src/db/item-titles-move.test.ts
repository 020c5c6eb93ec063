import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Logger, runMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { createDatabase } from '../../local/postgres/create-database.ts'
import { migrate } from './migrate.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const name = `test_${randomBytes(6).toString('hex')}`
let superuser: postgres.Sql
let url = ''

/** A database before an update: only the migrations before the given one. */
beforeAll(async () => {
  url = await createDatabase({ url: inject('postgres_url'), name })
  superuser = postgres(Object.assign(new URL(inject('postgres_url')), { pathname: `/${name}` }).href, {
    max: 1,
    onnotice: () => {},
  })
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
  const owner = postgres(url, { max: 1, onnotice: () => {} })
  await owner`create table schema_migrations (name text primary key, ran_at timestamptz not null default now())`
  for (const file of readdirSync(folder)
    .filter((one) => one.endsWith('.sql') && one < '0043')
    .toSorted()) {
    await owner.unsafe(readFileSync(new URL(file, folder), 'utf8'))
    await owner`insert into schema_migrations (name) values (${file})`
  }
  await owner.end()
})
afterAll(async () => {
  await superuser.end()
  const server = postgres(inject('postgres_url'), { max: 1, onnotice: () => {} })
  await server`drop database if exists ${server(name)} with (force)`
  await server.end()
})

test('[LRN-011] the update gives items their type’s title, or a default if that is empty', async () => {
  await superuser.unsafe('set session_replication_role = replica')
  await superuser`insert into portals (id, slug, name) values (7, 'harbor', 'Harbor'), (8, 'summit', 'Summit')`
  // The same id in every table, so that only the type tells whose title it is.
  for (const portal_id of [7, 8]) {
    const id = portal_id * 10
    await superuser`insert into courses (id, portal_id, slug, title) values (${id}, ${portal_id}, 'a', 'A')`
    await superuser`insert into modules (id, portal_id, course_id, title) values (${id}, ${portal_id}, ${id}, 'One')`
    await superuser`insert into scorm_packages (id, portal_id, sha256, title, version, entry, items, files, bytes) values (${id}, ${portal_id}, '', 'P', '1.2', '', '[]', 1, 1)`
    await superuser`insert into texts (id, portal_id, title) values (${id}, ${portal_id}, 'A text'), (${id + 1}, ${portal_id}, ' ')`
    await superuser`insert into videos (id, portal_id, title, link) values (${id}, ${portal_id}, 'A film', '')`
    await superuser`insert into documents (id, portal_id, title, file, file_name, file_size) values (${id}, ${portal_id}, 'A sheet', '', '', 0)`
    await superuser`insert into exams (id, portal_id, title, type) values (${id}, ${portal_id}, 'An exam', 'exam'), (${id + 1}, ${portal_id}, 'A check', 'survey')`
    await superuser`insert into scorm_modules (id, portal_id, scorm_package_id, title, slug, entry, scorm_id) values (${id}, ${portal_id}, ${id}, 'A package', '', '', '')`
    for (const [type, itemable_id] of [
      ['Text', id],
      ['Text', id + 1],
      ['Text', id + 2],
      ['Video', id],
      ['Document', id],
      ['Exam', id],
      ['Survey', id + 1],
      ['ScormModule', id],
    ] as const)
      await superuser`insert into module_items (portal_id, module_id, itemable_type, itemable_id) values (${portal_id}, ${id}, ${type}, ${itemable_id})`
  }
  await superuser.unsafe('set session_replication_role = origin')

  expect(await migrate({ url })).toContain('0043_item_titles.sql')

  const rows = await superuser<
    { portal_id: string; title: string }[]
  >`select portal_id, title from version_items order by portal_id, module_item_id`
  const titles = [
    'A text',
    'Untitled lesson',
    'Untitled lesson',
    'A film',
    'A sheet',
    'An exam',
    'A check',
    'A package',
  ]
  expect(rows.filter((row) => row.portal_id === '7').map((row) => row.title)).toEqual(titles)
  expect(rows.filter((row) => row.portal_id === '8').map((row) => row.title)).toEqual(titles)
  const tables = ['module_items', 'texts', 'videos', 'documents', 'exams', 'scorm_modules']
  const forced = await superuser<
    { forced: boolean }[]
  >`select relforcerowsecurity as forced from pg_class where relname = any(${tables})`
  expect(forced.map((one) => one.forced)).toEqual(tables.map(() => true))
})

test('the table allows exactly the declared item types', async () => {
  const [check] = await superuser<
    { text: string }[]
  >`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'module_items_itemable_type_check'`
  expect([...(check?.text ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word)).toEqual([...itemTypeNames])
})
