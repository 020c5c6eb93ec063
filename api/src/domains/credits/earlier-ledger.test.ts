import { expect, test } from 'vitest'
import { earlierDatabase } from '../../../../tests/support/earlier-database.ts'
import { connect } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import { migrate } from '../../db/migrate.ts'
import { checkLedger } from './check-ledger.ts'

test('[OP-71] migrates existing credits to links, keeping order, days and balances', async () => {
  const { url, superuser, drop } = await earlierDatabase('0150')
  await superuser.unsafe(`
    insert into portals (id, kind, name, slug) values (24, 'core', 'Core', 'core'), (31, 'tenant', 'Summit', 'summit');
    insert into users (id, name, first_name, last_name, email) values (1, 'Ada', 'Ada', 'Example', 'ada@example.com');
    insert into memberships (portal_id, user_id) values (24, 1);
    insert into courses (portal_id, id, slug, title) values (24, 7, 'ladders', 'Ladders');
    insert into enrollments (portal_id, id, course_id, user_id) values (24, 9, 7, 1);
    insert into credit_accounts (portal_id, id, kind, course_id, user_id, enrollment_id) values
      (24, 1, 'purchase', 7, 1, null), (24, 2, 'manager', 7, 1, null), (24, 3, 'learner', 7, 1, 9),
      (31, 4, 'purchase', null, null, null), (31, 5, 'portal', null, null, null);
    insert into credit_movements (portal_id, from_account_id, to_account_id, amount, type, target, direction, actor_id, created_at) values
      (24, 1, 2, 5, 'Purchased', 'Course', 1, 1, '2026-01-01Z'), (24, 2, 3, 1, 'Allocated', 'Course', 1, 1, '2026-02-01Z'),
      (24, 3, 2, 1, 'Removed', 'Course', 2, null, '2026-03-01Z'), (24, 2, 1, 2, 'Removed', 'Course', 2, null, '2026-02-15Z'),
      (31, 4, 5, 10, 'Allocated', 'Portal', 1, null, '2026-04-01Z')`)
  await migrate({ url })
  const app = connect({ url, role: 'app', max: 1 })
  const check = (portal_id: number) =>
    checkLedger({ inPortal: (work) => inPortal(app.db, portal_id, work), portal_id, public_key: '' })
  expect([await check(24), await check(31)]).toMatchObject([
    { state: 'whole', links: 4, people: 1 },
    { state: 'whole', links: 1, people: 0 },
  ])
  const links = await superuser`
    select k.id::int, m.move, to_char(k.at at time zone 'UTC', 'MM-DD') as day, m.to_balance, k.distributed, k.used
    from credit_links k join credit_movements m on m.portal_id = k.portal_id and m.id = k.movement_id where k.portal_id = 24 order by k.id`
  expect([...links].map((row) => Object.values(row))).toEqual([
    [1, 'purchased', '01-01', 5, 5, 0],
    [2, 'consumed', '02-01', 1, 4, 1],
    [3, 'returned', '03-01', 5, 5, 0],
    [4, 'taken', '03-01', -3, 3, 0],
  ])
  expect([...(await superuser`select balance from credit_accounts where portal_id = 24 order by id`)]).toEqual([
    { balance: -3 },
    { balance: 3 },
    { balance: 0 },
  ])
  await app.close()
  await drop()
})
