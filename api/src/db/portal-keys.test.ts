import { afterEach, beforeEach, expect, test } from 'vitest'
import postgres from 'postgres'
import { earlierDatabase, type EarlierDatabase } from '../../../tests/support/earlier-database.ts'
import { migrate } from './migrate.ts'

let database: EarlierDatabase
let superuser: postgres.Sql
beforeEach(async () => {
  database = await earlierDatabase('0045')
  superuser = database.superuser
  await superuser`insert into users (id, name, email) values (1, 'A', 'a@example.com')`
  await superuser`insert into portals (id, slug, name) values (7, 'harbor', 'Harbor'), (8, 'summit', 'Summit')`
  await superuser`insert into memberships (portal_id, user_id) values (7, 1), (8, 1)`
  await superuser`insert into courses (id, portal_id, slug, title) values (60, 7, 'knots', 'Knots'), (61, 8, 'knots', 'Knots')`
  await superuser`insert into enrollments (id, portal_id, user_id, course_id) values (70, 7, 1, 60), (71, 8, 1, 61)`
  await superuser`insert into certificates (portal_id, serial, enrollment_id, user_id, course_id, snapshot) values (7, 'ABCDE-FGHJK-MNPQR-STVWX', 70, 1, 60, '{}')`
})
afterEach(() => database.drop())

/** All foreign keys as the database has them: name, definition and whether existing rows were validated. */
const references = async (): Promise<string[]> =>
  (
    await superuser<{ line: string }[]>`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by 1`
  ).map((row) => row.line)

test('the update swaps primary keys, keeps all references validated, and uses a prebuilt index', async () => {
  const before = await references()
  const owner = postgres(database.url, { max: 1, onnotice: () => {} })
  await owner.unsafe('create unique index concurrently courses_portal_pkey on courses (portal_id, id)')
  const [built] = await owner<{ oid: number }[]>`select 'courses_portal_pkey'::regclass::oid as oid`
  await owner.end()
  await migrate({ url: database.url, before: '0048' })
  expect(await references()).toEqual(before)
  expect(await superuser`select 'courses_pkey'::regclass::oid as oid`).toMatchObject([{ oid: built?.oid }])
  await expect(
    superuser`insert into enrollments (portal_id, user_id, course_id) values (8, 1, 60)`,
  ).rejects.toMatchObject({
    constraint_name: 'enrollments_portal_id_course_id_fkey',
  })
  expect(await superuser`select serial from certificates`).toMatchObject([{ serial: 'ABCDE-FGHJK-MNPQR-STVWX' }])
  const issue = (portal_id: number, enrollment_id: number, course_id: number) =>
    superuser`insert into certificates (portal_id, serial, enrollment_id, user_id, course_id, snapshot) values (${portal_id}, 'ABCDE-FGHJK-MNPQR-STVWX', ${enrollment_id}, 1, ${course_id}, '{}')`
  await issue(8, 71, 61)
  await superuser`insert into enrollments (id, portal_id, user_id, course_id) values (72, 7, 1, 60)`
  await expect(issue(7, 72, 60)).rejects.toMatchObject({ constraint_name: 'certificates_portal_id_serial_key' })
})

test('validation sees the rows of all portals despite row security, and resumes after a fix', async () => {
  await superuser.unsafe('set session_replication_role = replica')
  await superuser`insert into enrollments (id, portal_id, user_id, course_id) values (73, 8, 1, 60)`
  await superuser.unsafe('set session_replication_role = origin')
  await expect(migrate({ url: database.url, before: '0048' })).rejects.toMatchObject({
    code: '23503',
    constraint_name: 'enrollments_portal_id_course_id_fkey',
  })
  await superuser`delete from enrollments where id = 73`
  expect(await migrate({ url: database.url, before: '0048' })).toEqual(['0047_portal_keys_validated.sql'])
  expect((await references()).filter((line) => line.includes('NOT VALID'))).toEqual([])
})
