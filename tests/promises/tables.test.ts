import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredTables } from '../support/declared-tables.ts'
import postgres from 'postgres'
import { createWorld, type World } from '../support/world.ts'

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

/** Tables without a portal, each with the reason why none of its rows belong to one. */
const withoutPortal: Record<string, string> = {
  schema_migrations: 'which migrations ran',
  secrets: 'the signing keys of the installation',
  rate_limits: 'keys name addresses and accounts, which are global',
  guesses: 'keys name accounts, which are global',
  held_domains: 'of all portals one may prove a domain; the app asks functions, which say nothing of the others',
  plans: 'what portals can subscribe to, the same for all of them',
  payment_events: "the provider's events, before their portal is known",
  sessions: 'accounts are global (OP-03); the role auth alone reads it',
  accounts: 'password hashes; the role auth alone reads it',
  verifications: 'of better-auth; the role auth alone reads it',
  registrations: 'password hashes of accounts that do not exist yet; the role auth alone reads it',
  totp_factors: 'of global accounts; the role auth alone reads it',
  recovery_codes: 'of global accounts; the role auth alone reads it',
  passkeys: 'of global accounts; the role auth alone reads it',
  passkey_challenges: 'of global accounts; the role auth alone reads it',
  pending_logins: 'of global accounts; the role auth alone reads it',
  tokens: 'codes and links of global accounts; the role auth alone reads it',
}

test('[TEN-001] every table has forced row security and an app policy, or a listed exception', async () => {
  const tables = await owner<{ name: string; forced: boolean; policies: string[] }[]>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      coalesce(array_agg(p.polname::text) filter (where p.polname is not null), '{}') as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_policy p on p.polrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p') group by 1, 2 order by 1`
  expect(tables.length).toBeGreaterThan(40)
  const open = tables
    .filter((table) => !(table.forced && (table.policies.includes('portal') || table.policies.includes('member'))))
    .map((table) => table.name)
  expect(open.filter((name) => !(name in withoutPortal))).toEqual([])
  expect(Object.keys(withoutPortal).filter((name) => !open.includes(name))).toEqual([])
})

test('[TEN-001] the app cannot read passwords, sessions, secrets or other people, or run without a portal', async () => {
  for (const table of [
    'sessions',
    'accounts',
    'verifications',
    'tokens',
    'registrations',
    'secrets',
    'payment_events',
    'rate_limits',
    'guesses',
    'held_domains',
    'totp_factors',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'pending_logins',
  ]) {
    await expect(world.within('core', (tx) => tx.execute(`select 1 from ${table}`))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  }
  const stranger = await world.person('learner', 'summit')
  const here = await world.person('learner', 'core')
  const seen = await world.within('core', (tx) => tx.execute<{ id: number }>('select id from users'))
  expect(seen.map((row) => row.id)).toContain(here.id)
  expect(seen.map((row) => row.id)).not.toContain(stranger.id)
  await expect(world.services.app.sql`select 1 from courses`).rejects.toThrow(/app\.portal_id|bigint/)
})

test('activity log rows can only be added, never changed or deleted, even across portals', async () => {
  await world.within('core', (tx) =>
    tx.execute(`insert into activity_logs (action, subject) values ('probe', 'append-only')`),
  )
  for (const change of [
    `update activity_logs set action = 'nothing'`,
    'delete from activity_logs',
    'truncate activity_logs',
  ]) {
    await expect(world.within('core', (tx) => tx.execute(change))).rejects.toMatchObject({ cause: { code: '42501' } })
    await expect(world.services.platform.sql.unsafe(change)).rejects.toMatchObject({ code: '42501' })
  }
  expect(
    await world.within('core', (tx) => tx.execute(`select action from activity_logs where subject = 'append-only'`)),
  ).toEqual([{ action: 'probe' }])
})

test('the migrations create exactly the declared tables: names, types, nullability', async () => {
  const declared = (await declaredTables()).map(({ table }) => getTableConfig(table))
  const real = await owner<{ table: string; column: string; type: string; required: boolean }[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'`
  const plain = (type: string) =>
    type
      .replace(/timestamp \(?(\d\) )?with time zone|timestamp with time zone/, 'timestamptz')
      .replace(/numeric\((\d+),\s*(\d+)\)/, 'numeric($1,$2)')
  const row = (table: string, column: string, type: string, required: boolean) =>
    `${table}.${column} ${plain(type)}${required ? ' not null' : ''}`
  const wanted = declared.flatMap((table) =>
    table.columns.map((column) => row(table.name, column.name, column.getSQLType(), column.notNull || column.primary)),
  )
  expect(real.map((one) => row(one.table, one.column, one.type, one.required)).toSorted()).toEqual(wanted.toSorted())
})
