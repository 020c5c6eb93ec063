import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earlierDatabase, type EarlierDatabase } from '../../../tests/support/earlier-database.ts'
import { hashClaimToken } from '../domains/learning/claim-token.ts'
import { migrate } from './migrate.ts'

let database: EarlierDatabase
let superuser: postgres.Sql
beforeAll(async () => {
  database = await earlierDatabase('0023')
  superuser = database.superuser
})
afterAll(() => database.drop())

test('the update removes codes, tokens and unconfirmed accounts; claim links and pending invitations stay valid', async () => {
  const job = (task: string, payload: object) =>
    superuser`select graphile_worker.add_job(${task}, ${superuser.json({ portal_id: 7, event: 'x', payload: payload as never })}::json)`
  // Rows from before the update, with only the parents that later migrations look at.
  await superuser.unsafe('set session_replication_role = replica')
  await superuser`insert into portals (id, slug, name) values (7, 'harbor', 'Harbor')`
  await superuser`insert into users (id, name, email, email_verified) values (1, 'A', 'confirmed@example.com', true), (2, 'B', 'squatted@example.com', false), (3, 'C', 'invited@example.com', false)`
  await superuser`insert into memberships (portal_id, user_id) values (7, 3)`
  await superuser`insert into tokens (type, email, value_hash, expires_at) values ('email', 'squatted@example.com', 'x', now() + interval '1 hour')`
  await superuser`insert into courses (id, portal_id, slug, title) values (60, 7, 'seats', 'Seats')`
  await superuser`insert into orders (id, portal_id, user_id, type, total, idempotency_key, request_hash, success_path, cancel_path) values (40, 7, 1, 'course', 0, 'k', 'h', '/', '/')`
  await superuser`insert into order_lines (id, portal_id, order_id, kind, course_id, title, quantity, unit_price, total) values (50, 7, 40, 'Course', 60, 'Seats', 2, 0, 0)`
  await superuser`insert into claim_links (id, portal_id, token_hash, order_line_id, course_id, user_id, email) values (5, 7, ${hashClaimToken('open-link')}, 50, 60, 1, null), (6, 7, ${hashClaimToken('mailed-link')}, 50, 60, 1, 'guest@example.com')`
  await superuser.unsafe('set session_replication_role = origin')
  await job('email.code-requested', { email: 'squatted@example.com', code: '123456', is_known: false })
  await job('email.reset-requested', { email: 'confirmed@example.com', token: 'reset-secret' })
  await job('email.seat-invited', {
    order_line_id: 50,
    emails: ['guest@example.com'],
    url: 'https://harbor.example/claim/mailed-link',
  })
  await job('email.order-paid', { order_id: 9 })

  await migrate({ url: database.url })

  expect((await superuser<{ id: number }[]>`select id::int from users order by id`).map(({ id }) => id)).toEqual([1, 3])
  expect(await superuser`select 1 from tokens`).toHaveLength(0)
  const links =
    await superuser`select c.id::int, c.email, t.token_hash from claim_links c join claim_tokens t on t.portal_id = c.portal_id and t.claim_link_id = c.id order by c.id`
  expect([...links]).toEqual([
    { id: 5, email: null, token_hash: hashClaimToken('open-link') },
    { id: 6, email: 'guest@example.com', token_hash: hashClaimToken('mailed-link') },
  ])
  const jobs = await superuser<
    { task: string; payload: { portal_id: number; event: string; payload: object } }[]
  >`select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`
  expect([...jobs]).toEqual([
    { task: 'email.seat-invited', payload: { portal_id: 7, event: 'seat.invited', payload: { claim_link_id: 6 } } },
    { task: 'email.order-paid', payload: { portal_id: 7, event: 'x', payload: { order_id: 9 } } },
  ])
  const forced = await superuser<
    { forced: boolean }[]
  >`select relforcerowsecurity as forced from pg_class where relname in ('users', 'memberships', 'claim_links', 'claim_tokens')`
  expect(forced.map((one) => one.forced)).toEqual([true, true, true, true])
})
