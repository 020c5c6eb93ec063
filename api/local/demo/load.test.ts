import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { createDatabase } from '../postgres/create-database.ts'
import type { Postgres } from '../postgres/start-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { subscriptionStatuses } from '@portico/shared/states/subscriptions/subscription.ts'
import { demoAccounts } from './accounts.ts'
import { loadDemo } from './load.ts'
import { seed } from './seed/seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-demo-'))
let server: Postgres
let asOwner: string
// As superuser: row security hides all rows from the owner.
let sql: postgres.Sql

beforeAll(async () => {
  server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  asOwner = await createDatabase({ url: server.url, name: 'portico' })
  await migrate({ url: asOwner })
  sql = postgres(Object.assign(new URL(server.url), { pathname: '/portico' }).href, { max: 1 })
}, 240_000)

afterAll(async () => {
  await sql.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const config = () => ({ DATABASE_URL: asOwner, DATA_DIR: join(folder, 'data'), S3_URL: '', CORE_PORTAL_ID: 24 })
const one = async (query: string): Promise<unknown> => Object.values((await sql.unsafe(query))[0] ?? {})[0]

test('[demo] fills an empty database with ready portals and leaves a filled one alone', async () => {
  expect(await loadDemo({ config: config(), pictures: false })).toEqual({ loaded: true })
  expect(await one(`select kind from portals where id = 24`)).toBe('core')
  expect(await one(`select count(*)::int from courses where portal_id = 24`)).toBe(120)
  expect(
    await one(
      `select count(*)::int from portal_settings where type is not null and (logo is null or favicon is null or default_certificate_logo is null)`,
    ),
  ).toBe(0)
  expect(await loadDemo({ config: config(), pictures: false })).toEqual({ loaded: false })
  expect(await one(`select count(*)::int from portals`)).toBe(9)
}, 240_000)

test('[demo] has every subscription status, coupons, a year of credits and every purchase order state', async () => {
  expect(await one(`select array_agg(distinct status order by status) from subscriptions`)).toEqual(
    subscriptionStatuses.toSorted(),
  )
  expect(await one(`select count(*)::int from coupons where portal_id = 24`)).toBeGreaterThan(3)
  expect(await one(`select max(created_at) - min(created_at) > interval '250 days' from credit_movements`)).toBe(true)
  expect(
    await one(`select array_agg(distinct concat(case o.status when 1 then 'unpaid' when 2 then 'canceled' else 'paid' end,
      case when p.due_on < now()::date then ' overdue' when p.due_on is not null then ' due' end))
      from purchase_orders p join orders o on o.portal_id = p.portal_id and o.id = p.order_id`),
  ).toEqual(['canceled', 'paid', 'unpaid', 'unpaid due', 'unpaid overdue'])
  expect(
    await one(`select count(*)::int from orders o where invoice_number is null and (paid_at is not null
      or exists (select from purchase_orders p where p.portal_id = o.portal_id and p.order_id = o.id and p.due_on is not null))`),
  ).toBe(0)
})

test('[demo] lists exactly the published courses in the catalog, with popularity and average ratings', async () => {
  expect(
    await one(`select count(*)::int from courses c full join catalog k on k.portal_id = c.portal_id and k.course_id = c.id
    where (c.publication_status = 2) is distinct from (k.course_id is not null)`),
  ).toBe(0)
  expect(
    await one(
      `select count(*)::int from courses c where popularity <> (select count(*) from enrollments e where e.portal_id = c.portal_id and e.course_id = c.id)`,
    ),
  ).toBe(0)
  expect(await one(`select count(*)::int from catalog where rating is not null`)).toBeGreaterThan(60)
})

test('[demo] allows reviews only after finishing, and derives percentages from completed modules', async () => {
  expect(
    await one(
      `select count(*)::int from reviews r join enrollments e on e.id = r.enrollment_id where e.status <> 5 or e.finished_at > r.created_at`,
    ),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from enrollments e join lateral (
      select round(100.0 * count(*) filter (where not open) / count(*)) as share from (
        select exists (select 1 from version_items i where i.portal_id = m.portal_id and i.course_version_id = m.course_version_id and i.module_id = m.module_id and not exists (
          select 1 from item_progress p where p.portal_id = e.portal_id and p.enrollment_id = e.id and p.module_item_id = i.module_item_id and p.status in (2, 5))) as open
        from version_modules m join course_versions v on v.portal_id = m.portal_id and v.id = m.course_version_id
        where v.portal_id = e.portal_id and v.course_id = e.course_id and v.state = 'current') x) y on true where y.share <> e.percentage`),
  ).toBe(0)
})

test('[demo] gives every account a password, and balances equal the sum of movements', async () => {
  expect(
    await one(
      `select count(*)::int from accounts a join users u on u.id = a.user_id where a.password like '$argon2id$v=19$m=19456,t=2,p=1$%'`,
    ),
  ).toBe(demoAccounts.length)
  expect(
    await one(`select count(*)::int from credit_accounts a where balance <>
    coalesce((select sum(amount) from credit_movements where to_account_id = a.id), 0) - coalesce((select sum(amount) from credit_movements where from_account_id = a.id), 0)`),
  ).toBe(0)
  expect(
    await one(
      `select count(*)::int from (select portal_id from credit_links group by portal_id having max(at) - min(at) > interval '350 days') years`,
    ),
  ).toBe(await one(`select count(distinct portal_id)::int from courses`))
})

test('[demo] stores SCORM packages where their rows point, and documents and recordings as private lesson files', async () => {
  const packages = await readdir(join(folder, 'data', 'storage', 'packages'))
  const rows = await sql<{ sha256: string }[]>`select distinct sha256 from scorm_packages order by sha256`
  expect(packages.map((name) => name.split('.')[0]).toSorted()).toEqual(rows.map(({ sha256 }) => sha256))
  expect(rows).toHaveLength(2)
  const files = await sql<{ file: string }[]>`
    select file from documents union select file from audios union select substring(file_key from '^lessons/(.*)$') from materials where file_key like 'lessons/%'`
  expect((await readdir(join(folder, 'data', 'storage', 'lessons'))).toSorted()).toEqual(
    files.map(({ file }) => file).toSorted(),
  )
})

test('[demo] seed adds up to the requested totals, deterministically, and removes nothing', async () => {
  expect(await seed({ config: config(), portals: 10, courses: 300, pictures: false })).toEqual({
    portals: 10,
    courses: 300,
  })
  expect(await seed({ config: config(), portals: 9, courses: 200, pictures: false })).toEqual({
    portals: 10,
    courses: 300,
  })
  expect(await seed({ config: config(), portals: 10, courses: 330, pictures: false })).toEqual({
    portals: 10,
    courses: 330,
  })
  expect(await one(`select count(*)::int from courses where portal_id = 24`)).toBe(150)
  expect(
    await one(
      `select count(*)::int from catalog k where not exists (select 1 from courses c where c.id = k.course_id and c.slug = k.slug)`,
    ),
  ).toBe(0)
}, 240_000)

test('[demo] has a course with three versions in use, and a library recording in a lesson', async () => {
  const course = `(select id from courses where portal_id = 24 and slug = 'infection-prevention-for-clinical-staff')`
  expect(
    await sql.unsafe(`select number, state, (select count(*)::int from version_items i where i.portal_id = v.portal_id and i.course_version_id = v.id) -
      (select count(*)::int from version_items i join course_versions c on c.id = i.course_version_id and c.portal_id = 24 where c.course_id = v.course_id and c.state = 'current') as items
      from course_versions v where portal_id = 24 and course_id = ${course} order by number`),
  ).toEqual([
    { number: 1, state: 'past', items: -1 },
    { number: 2, state: 'past', items: 0 },
    { number: 3, state: 'current', items: 0 },
  ])
  expect(
    await one(
      `select count(distinct coalesce(course_version_id, 0))::int from enrollments where portal_id = 24 and course_id = ${course} and status = 1`,
    ),
  ).toBe(3)
  expect(
    await one(`select count(*)::int from audios a join materials m on m.portal_id = a.portal_id and m.id = a.material_id
      where a.portal_id = 24 and m.type = 'audio' and m.duration_ms > 10000 and right(m.file_key, length(a.file)) = a.file`),
  ).toBe(1)
})
