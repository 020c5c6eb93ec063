import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { codeOf } from './postgres-error.ts'
import { connect, type Connection, type Transaction } from './client.ts'
import { groupedCommits, type RowRetryLimits, RowBusy } from './grouped-commits.ts'
import { inPortal } from './in-portal.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

const writer = fileURLToPath(new URL('../../../tests/support/grouped-writer.ts', import.meta.url))
let database: TestDatabase
let app: Connection
let superuser: postgres.Sql
let opened = 0
beforeAll(async () => {
  database = await createTestDatabase()
  app = connect({ url: database.url, role: 'app', max: 4 })
  superuser = postgres(database.superuser_url, { max: 4, onnotice: () => {} })
  await superuser`insert into portals (id, name, slug) values (31, 'A', 'a'), (32, 'B', 'b'), (33, 'C', 'c')`
})
beforeEach(async () => {
  await superuser`delete from tags`
  await superuser`insert into tags (id, portal_id, title, slug) select p * 100 + n, p, '0', 'tag-' || n from unnest(array[31, 32, 33]) p, generate_series(1, 10) n`
  opened = 0
})
afterAll(async () => {
  await Promise.all([app?.close(), superuser?.end()])
  await database?.drop()
})

/** Commits that run alone wait as long as a test needs, unless stated otherwise. */
const grouped = (patience: RowRetryLimits = { lock_ms: 60_000, tries: 1 }) =>
  groupedCommits((portalId, work) => {
    opened += 1
    return inPortal(app.db, portalId, work)
  }, patience)
const add = (id: number) => (tx: Transaction) =>
  tx.execute<{ portal_id: number }>(
    sql`update tags set title = (title::integer + 1)::text where id = ${id} returning portal_id`,
  )
const titles = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await superuser<{ id: string; title: string }[]>`select id::text, title from tags where title <> '0'`).map(
      ({ id, title }) => [id, title],
    ),
  )
const waitingForLocks = () =>
  superuser`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
/** Runs `work` while another session holds uncommitted changes of these rows; that session commits afterwards. */
async function whileLocked<T>(work: (outside: postgres.ReservedSql) => Promise<T>, ids = [3102]): Promise<T> {
  const outside = await superuser.reserve()
  try {
    // The group, with its default lock timeout, must be the one to give way.
    await outside`set deadlock_timeout = '1min'`
    await outside`begin`
    await outside`update tags set title = '100' where id = any(${ids})`
    return await work(outside)
  } finally {
    await outside`commit`
    outside.release()
  }
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'saved',
    (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)),
  )

test('commits that arrive together share a transaction, at most 32 each', async () => {
  const commit = grouped()
  await Promise.all(
    Array.from({ length: 32 }, (_, n) => commit({ portal_id: 31, lock_id: n, work: add(3101 + (n % 10)) })),
  )
  expect(opened).toBe(1)
  // The last commit locks its own row, so that it does not wait for the other group.
  await Promise.all(
    Array.from({ length: 33 }, (_, n) => commit({ portal_id: 31, lock_id: n, work: add(n === 32 ? 3110 : 3101) })),
  )
  const { 3101: shared, 3110: last } = await titles()
  expect([opened, shared, last]).toEqual([3, String(4 + 32), String(3 + 1)])
})

test('while a group runs, the next one waits exactly 5 ms for others', async () => {
  const commit = grouped()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const first = commit({ portal_id: 31, lock_id: 1, work: () => isOver })
  await waitFor(() => expect(opened).toBe(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const later = [commit({ portal_id: 31, lock_id: 1, work: add(3101) })]
  vi.advanceTimersByTime(4)
  later.push(commit({ portal_id: 31, lock_id: 2, work: add(3102) }))
  const before = opened
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect([before, opened]).toEqual([1, 2])
  await Promise.all(later)
  expect([opened, await titles()]).toEqual([2, { 3101: '1', 3102: '1' }])
  end()
  await first
})

test('a failing commit is reported alone; the rest of its group is saved', async () => {
  const commit = grouped()
  const poison = (tx: Transaction) => tx.execute(sql`select 1 / 0`)
  const works = [add(3101), poison, add(3102), () => Promise.reject(new Error('refused')), add(3103)]
  const outcomes = await Promise.all(
    works.map((work, n) => outcome(commit<unknown>({ portal_id: 31, lock_id: n, work }))),
  )
  expect(outcomes).toEqual(['saved', 'division by zero', 'saved', 'Error: refused', 'saved'])
  expect([opened, await titles()]).toEqual([1, { 3101: '1', 3102: '1', 3103: '1' }])
})

test('two processes that commit the same rows in opposite order do not deadlock', async () => {
  const deadlocks = async () =>
    (await superuser`select deadlocks::integer from pg_stat_database where datname = current_database()`)[0]?.deadlocks
  const before = await deadlocks()
  const [one, other] = [grouped(), grouped()]
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      [3101, 3102, 3103].flatMap((id, n, ids) => [
        one({ portal_id: 31, lock_id: id, work: add(id) }),
        other({ portal_id: 31, lock_id: ids[2 - n] ?? 0, work: add(ids[2 - n] ?? 0) }),
      ]),
    )
  expect(await titles()).toEqual({ 3101: '40', 3102: '40', 3103: '40' })
  expect(await deadlocks()).toBe(before)
})

test('a commit whose row another session locked waits alone; the rest of its group finishes', async () => {
  const commit = grouped()
  const sent: string[] = []
  app.sql.options.debug = (_connection, query) => void sent.push(query)
  const waiting = await whileLocked(async () => {
    const [before, locked, also, after] = [3101, 3102, 3102, 3103].map((id) =>
      outcome(commit({ portal_id: 31, lock_id: id, work: add(id) })),
    )
    const answered: (string | undefined)[] = []
    for (const neighbor of [before, after]) void neighbor?.then((each) => void answered.push(each))
    await waitFor(() => expect(answered).toEqual(['saved', 'saved']))
    expect([opened, await titles()]).toEqual([2, { 3101: '1', 3103: '1' }])
    return [locked, also]
  })
  app.sql.options.debug = false
  // The group waits for only one of the two commits on the same row.
  expect(sent.filter((each) => each.startsWith('savepoint'))).toHaveLength(3)
  expect(await Promise.all(waiting)).toEqual(['saved', 'saved'])
  expect(await titles()).toEqual({ 3101: '1', 3102: '102', 3103: '1' })
})

test('commits waiting for one locked row hold a single connection, and all are saved later', async () => {
  const commit = grouped()
  const many = Array.from({ length: 60 }, () => ({ portal_id: 31, lock_id: 3102, work: add(3102) }))
  const asked = await whileLocked(async () => {
    const first = outcome(commit({ portal_id: 31, lock_id: 3102, work: add(3102) }))
    const waiting = [first, ...many.map((each) => outcome(commit(each)))]
    // A group answers its other members once those on the locked row have left it.
    const neighbors = [3101, 3103].map((id) => outcome(commit({ portal_id: 31, lock_id: id, work: add(id) })))
    expect(await Promise.all(neighbors)).toEqual(['saved', 'saved'])
    await waitFor(async () => expect(await waitingForLocks()).toHaveLength(1))
    const read = await inPortal(app.db, 32, (tx) => tx.execute(sql`select 1 from tags`))
    expect(read).toHaveLength(10)
    expect(await waitingForLocks()).toHaveLength(1)
    return waiting
  })
  expect(await Promise.all(asked)).toEqual(Array(61).fill('saved'))
  expect(await titles()).toEqual({ 3101: '1', 3102: '161', 3103: '1' })
  // No commit waits alone anymore, so the row takes part in groups again.
  const before = opened
  await Promise.all(many.slice(0, 8).map((each) => commit(each)))
  expect([opened - before, (await titles())[3102]]).toEqual([1, '169'])
})

test('waits for locked rows on at most two connections per portal and four overall', async () => {
  const rows = [31, 32, 33].map((portal_id) => [1, 2, 3, 4, 5].map((row) => portal_id * 100 + row))
  const roomy = connect({ url: database.url, role: 'app', max: 10 })
  const commit = groupedCommits((portalId, work) => {
    opened += 1
    return inPortal(roomy.db, portalId, work)
  })
  /** Also commits on a free row of the portal, which is answered once the locked ones have left the group. */
  const ask = async (ids: number[]) => {
    const portal_id = Math.floor((ids[0] ?? 0) / 100)
    const asked = ids.map((id) => outcome(commit({ portal_id, lock_id: id, work: add(id) })))
    expect(await outcome(commit({ portal_id, lock_id: 10_000, work: add(portal_id * 100 + 9) }))).toBe('saved')
    return { asked }
  }
  const waiting = await whileLocked(async () => {
    const [first, ...others] = rows
    const one = await ask(first ?? [])
    // The group, and two commits that wait alone.
    expect(opened).toBe(3)
    const more = await Promise.all(others.map(ask))
    await waitFor(async () => expect(await waitingForLocks()).toHaveLength(4))
    expect(opened).toBe(3 + 4)
    return [one, ...more].flatMap(({ asked }) => asked)
  }, rows.flat())
  expect(await Promise.all(waiting)).toEqual(Array(15).fill('saved'))
  expect(opened).toBe(3 + 15)
  const saved = await titles()
  expect(rows.flat().map((id) => saved[id])).toEqual(Array(15).fill('101'))
  await roomy.close()
})

test('commits that run alone take turns across rows', async () => {
  const commit = grouped()
  const made: number[] = []
  const ask = (id: number) =>
    outcome(
      commit({
        portal_id: 31,
        lock_id: id,
        work: async (tx) => {
          await add(id)(tx)
          made.push(id)
        },
      }),
    )
  const stuck = await whileLocked(async () => {
    const asked = await whileLocked(async () => {
      const locked = [3102, 3101, 3101, 3101, 3103].map(ask)
      expect(await ask(3110)).toBe('saved')
      return locked
    }, [3101, 3103])
    expect(await Promise.all(asked.slice(1))).toEqual(Array(4).fill('saved'))
    expect(made).toEqual([3110, 3101, 3103, 3101, 3101])
    // Wrapped in an array: returning the promise itself would await it while its row is locked.
    return asked.slice(0, 1)
  }, [3102])
  expect(await Promise.all(stuck)).toEqual(['saved'])
})

test('rows that stay locked do not delay a free row, and keep their order', async () => {
  const commit = grouped({ lock_ms: 20, tries: Infinity })
  const made: string[] = []
  const ask = (id: number, name = String(id)) =>
    outcome(
      commit({
        portal_id: 31,
        lock_id: id,
        work: async (tx) => {
          await add(id)(tx)
          made.push(name)
        },
      }),
    )
  const stuck = await whileLocked(async () => {
    const { asked, last } = await whileLocked(async () => {
      const asked = [ask(3101, 'first'), ask(3101, 'second'), ask(3102)]
      const last = ask(3103)
      expect(await ask(3110)).toBe('saved')
      return { asked, last }
    }, [3103])
    expect([await last, made]).toEqual(['saved', ['3110', '3103']])
    return asked
  }, [3101, 3102])
  expect(await Promise.all(stuck)).toEqual(Array(3).fill('saved'))
  expect(made.filter((each) => !each.startsWith('3'))).toEqual(['first', 'second'])
})

test('gives up on a row that stays locked: waiting commits get RowBusy, later ones save', async () => {
  const commit = grouped({ lock_ms: 20, tries: 3 })
  const ask = () => commit({ portal_id: 31, lock_id: 3102, work: add(3102) })
  await whileLocked(async () => {
    const refused = await Promise.allSettled([ask(), ask(), ask()])
    expect(refused.map((each) => each.status === 'rejected' && each.reason instanceof RowBusy)).toEqual([
      true,
      true,
      true,
    ])
  })
  // The group, and three tries of the first commit.
  expect(opened).toBe(1 + 3)
  expect([await outcome(ask()), (await titles())[3102]]).toEqual(['saved', '101'])
})

test('the group yields to a session that locks in the opposite order; all are saved', async () => {
  const commit = grouped()
  const both = await whileLocked(async (outside) => {
    const asked = [3101, 3102].map((id) => outcome(commit({ portal_id: 31, lock_id: id, work: add(id) })))
    await waitFor(async () => expect(await waitingForLocks()).not.toHaveLength(0))
    await outside`update tags set title = (title::integer + 100)::text where id = 3101`
    return asked
  })
  expect(await Promise.all(both)).toEqual(['saved', 'saved'])
  expect([opened, await titles()]).toEqual([2, { 3101: '101', 3102: '101' }])
}, 30_000)

test('a commit that loses a deadlock is retried alone, and its group is saved', async () => {
  // Postgres detects deadlocks here before the group's lock timeout.
  await superuser.unsafe(`alter database ${new URL(database.url).pathname.slice(1)} set deadlock_timeout = '1ms'`)
  const hasty = connect({ url: database.url, role: 'app', max: 4 })
  const commit = groupedCommits((portalId, work) => inPortal(hasty.db, portalId, work))
  const codes: string[] = []
  const both = await whileLocked(async (outside) => {
    let theirs: Promise<unknown> = Promise.resolve()
    const first = async (tx: Transaction) => {
      await add(3101)(tx)
      theirs = outside`update tags set title = (title::integer + 100)::text where id = 3101`.execute()
      await waitFor(async () => expect(await waitingForLocks()).toHaveLength(1))
    }
    const second = (tx: Transaction) =>
      add(3102)(tx).catch((error: unknown) => {
        codes.push(codeOf(error))
        throw error
      })
    const asked = [first, second].map((work, n) => outcome(commit<unknown>({ portal_id: 31, lock_id: n, work })))
    await waitFor(() => expect(codes).toHaveLength(1))
    await theirs
    return asked
  })
  expect([await Promise.all(both), codes]).toEqual([['saved', 'saved'], ['40P01']])
  expect(await titles()).toEqual({ 3101: '101', 3102: '101' })
  await hasty.close()
}, 30_000)

test('rejects a member’s late queries; its unawaited failed query fails only itself', async () => {
  const commit = grouped()
  const { promise: neighborRuns, resolve: run } = Promise.withResolvers<void>()
  const late: Promise<string>[] = []
  const askLate = (tx: Transaction) => void late.push(outcome(neighborRuns.then(() => add(3110)(tx))))
  const works: ((tx: Transaction) => Promise<unknown>)[] = [
    async (tx) => {
      askLate(tx)
      await add(3101)(tx)
      throw new Error('refused')
    },
    async (tx) => {
      askLate(tx)
      await add(3102)(tx)
      // Nested, and not awaited either.
      late.push(outcome(tx.transaction((nested) => add(3109)(nested))))
    },
    async (tx) => {
      await add(3103)(tx)
      tx.execute(sql`select 1 / 0`).catch(() => {})
    },
    async (tx) => {
      run()
      await add(3104)(tx)
      await Promise.all(late)
    },
  ]
  const outcomes = await Promise.all(
    works.map((work, n) => outcome(commit<unknown>({ portal_id: 31, lock_id: n, work }))),
  )
  expect(outcomes).toEqual(['Error: refused', 'saved', 'PostgresError: division by zero', 'saved'])
  expect(await Promise.all(late)).toEqual(Array(3).fill('a query after the end of its transaction'))
  expect([opened, await titles()]).toEqual([1, { 3102: '1', 3104: '1' }])
})

test('[TEN-001] two portals at once write in separate transactions and reach only their own rows', async () => {
  const commit = grouped()
  const written = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const portal_id = 31 + (n % 2)
      const rows = await commit({
        portal_id,
        lock_id: n,
        work: (tx) => tx.execute<{ portal_id: number }>(sql`update tags set title = '9' returning portal_id`),
      })
      return rows.length === 10 && rows.every((row) => Number(row.portal_id) === portal_id)
    }),
  )
  expect(written.filter(Boolean)).toHaveLength(40)
  expect(opened).toBe(2)
})

test('a lost connection fails and saves none of its group; the next group is saved', async () => {
  const commit = grouped()
  const kill = async (tx: Transaction) => {
    const [me] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await superuser`select pg_terminate_backend(${me?.pid ?? 0})`
    await tx.execute(sql`select 1`)
  }
  const outcomes = await Promise.all(
    [add(3101), kill, add(3102)].map((work, n) => outcome(commit<unknown>({ portal_id: 31, lock_id: n, work }))),
  )
  expect(outcomes.filter((each) => each === 'saved')).toEqual([])
  expect(await titles()).toEqual({})
  expect(await outcome(commit({ portal_id: 31, lock_id: 1, work: add(3101) }))).toBe('saved')
})

test('after kill -9 mid-run, every acknowledged commit is in the database', async () => {
  const child = spawn(process.execPath, [writer, database.url, '31'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const ended = new Promise((done) => child.once('close', done))
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part
    if (printed.split('\n').length > 500) child.kill('SIGKILL')
  })
  await ended
  const acknowledged = printed.split('\n').slice(0, -1)
  expect(acknowledged.length).toBeGreaterThanOrEqual(500)
  const found = await superuser`select slug from tags where slug = any(${acknowledged})`
  expect(found).toHaveLength(acknowledged.length)
}, 180_000)
