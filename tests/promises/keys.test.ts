import { readFileSync } from 'node:fs'
import { getTableConfig } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredTables } from '../support/declared-tables.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { keyFaults } from '../support/key-faults.ts'

let database: TestDatabase
let owner: postgres.Sql
beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

class Undo extends Error {}
/** Returns the faults that the walk finds after these statements, which are rolled back. */
async function faultsWith(planted: string): Promise<string[]> {
  let found: string[] = []
  const work = owner.begin(async (tx) => {
    await tx.unsafe(planted)
    found = (await keyFaults(tx)).faults
    throw new Undo()
  })
  await expect(work).rejects.toBeInstanceOf(Undo)
  return found
}

test('tenant keys begin with portal_id, references carry it and are validated, indexes are unique', async () => {
  const { tables, references, faults } = await keyFaults(owner)
  expect(faults).toEqual([])
  expect(tables).toBeGreaterThan(50)
  expect(references).toBeGreaterThan(50)
})

test('the walk finds planted key, uniqueness, reference, validation and duplicate index faults', async () => {
  const parents = `create temp table parents (id bigint primary key, portal_id bigint not null, unique (portal_id, id)); select protect('parents');`
  expect(await faultsWith(parents)).toEqual(['parents: parents_pkey is unique beyond the portal'])
  const sound = `create temp table parents (id bigint not null, portal_id bigint not null, primary key (portal_id, id)); select protect('parents');`
  expect(await faultsWith(sound)).toEqual([])
  const child = (more: string) =>
    `${sound} create temp table children (id bigint not null, portal_id bigint not null, parent_id bigint, serial text, primary key (portal_id, id)${more}); select protect('children');`
  expect(await faultsWith(child(', foreign key (portal_id, parent_id) references parents'))).toEqual([])
  expect(await faultsWith(child(', unique (serial)'))).toEqual([
    'children: children_serial_key is unique beyond the portal',
  ])
  expect(await faultsWith(child(', foreign key (parent_id, portal_id) references parents'))).toEqual([
    'children: children_parent_id_portal_id_fkey may point into another portal',
  ])
  expect(
    await faultsWith(
      `${child('')} alter table children add constraint late foreign key (portal_id, parent_id) references parents not valid;`,
    ),
  ).toEqual(['children: late is not validated'])
  expect(await faultsWith(`${child('')} create unique index again on children (portal_id, id);`)).toEqual([
    'children: again says no more than children_pkey',
  ])
  expect(await faultsWith(`${child('')} create index newest on children (portal_id, id desc);`)).toEqual([
    'children: newest says no more than children_pkey',
  ])
  expect(await faultsWith(`${child('')} create index newest on children (portal_id, serial, id desc);`)).toEqual([])
  expect(
    await faultsWith(`create temp table parents (portal_id bigint not null, id bigint); select protect('parents');`),
  ).toEqual(['parents has no primary key'])
})

test('the declared tables have the same primary keys as the database', async () => {
  const declared = (await declaredTables())
    .map(({ table }) => getTableConfig(table))
    .map(({ name, columns, primaryKeys }) => {
      const single = columns.filter((column) => column.primary).map((column) => column.name)
      const keys = [
        ...(single.length > 0 ? [single] : []),
        ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
      ]
      return `${name} (${keys.map((key) => key.join(', ')).join('; ')})`
    })
  const real = await owner<{ name: string }[]>`
    select c.relname || ' ' || substring(pg_get_constraintdef(k.oid) from '\\(.*\\)') as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'p' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'`
  expect(declared.toSorted()).toEqual(real.map((row) => row.name).toSorted())
})

test('docs/operations.md assigns every table to a cluster location: distributed, copied, or on the coordinator', async () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const names = (part: RegExp, name: RegExp) =>
    [...(part.exec(text)?.[0] ?? '').matchAll(name)].map(([, found]) => found ?? '').toSorted()
  const tables = await owner<{ name: string; is_tenant: boolean }[]>`
    select c.relname::text as name, exists (select 1 from pg_policy p join pg_attribute a on a.attrelid = p.polrelid and a.attname = 'portal_id'
      where p.polrelid = c.oid and p.polname = 'portal') as is_tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`
  const distributed = names(/create_distributed_table\('memberships[^]*?unnest\(array\[[^]*?\]\)/, /'(\w+)'(?=[,\]])/g)
  const spread = distributed.filter((name) => name !== 'portal_id')
  expect(spread).toEqual(tables.filter((table) => table.is_tenant).map((table) => table.name))
  const copied = names(/-- Read by every portal[^]*?-- Every tenant/, /create_reference_table\('(\w+)'\)/g)
  const local = names(/What stays on the coordinator: .*/, /`(\w+)`/g).filter((name) => name !== 'graphile_worker')
  expect([...copied, ...local].toSorted()).toEqual(
    tables.filter((table) => !table.is_tenant).map((table) => table.name),
  )
})
