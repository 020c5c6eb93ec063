import { isDeepStrictEqual } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/support/database.ts'
import { statementsOf } from '../../../../../../tests/support/statements.ts'
import { createWorld, type PortalName, type World } from '../../../../../../tests/support/world.ts'
import { waitFor } from '../../../../../../tests/support/wait-for.ts'

let database: TestDatabase
let world: World
let superuser: postgres.Sql
let course: MadeCourse
beforeAll(async () => {
  database = await createTestDatabase()
  world = await createWorld({}, database)
  superuser = postgres(database.superuser_url, { max: 2, onnotice: () => {} })
  course = await makeCourse(world, { outline: [['Text', 'Text', 'Exam']] })
})
afterAll(async () => {
  await superuser?.end()
  await world?.close()
})

/** Creates a learner of the course, with the calls that move its items. */
async function learnerOf({ portal = 'core', of = course }: { portal?: PortalName; of?: MadeCourse } = {}) {
  const learner = await world.person('learner', portal)
  const related_id = await enroll(world, { course: of, user_id: learner.id, portal })
  const send = async (step: 'start' | 'finish', place = 0) => {
    const id = of.items[place]?.id ?? 999_999_999
    const answer = await learner.send('POST', `/learner/module-items/${id}/${step}`, { body: { related_id } })
    const body = (await answer.json()) as { data?: unknown; error?: { code: string } }
    return body.error?.code ?? { ...Object(body.data), status: answer.status }
  }
  return { related_id, send, person: learner }
}
const learners = (number: number) => Promise.all(Array.from({ length: number }, () => learnerOf()))
const countStatements = (statements: readonly string[], start: string) =>
  statements.filter((each) => each.startsWith(`app: ${start}`)).length
const transactionsOf = (statements: readonly string[]) => ({
  begins: countStatements(statements, 'begin'),
  savepoints: countStatements(statements, 'savepoint'),
})
/** Calls that arrive together share a transaction only if the timing allows, so this repeats the round, checking each, until one did. */
async function untilShared(round: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    // More people sign in here than one IP address may per minute.
    await superuser`delete from rate_limits`
    if (await round()) return true
  }
  return false
}
const savedProgress = (of: readonly { related_id: number }[]) =>
  superuser<{ statuses: string; rows: number }[]>`
    select coalesce((select string_agg(status::text, ' ' order by module_item_id) from item_progress where enrollment_id = e.id), '') as statuses,
      (select count(*)::integer from activity_logs where subject = 'enrollment:' || e.id) as rows
    from enrollments e where id = any(${of.map(({ related_id }) => related_id)}) order by array_position(${of.map(({ related_id }) => related_id)}::bigint[], id)`.then(
    (rows) => [...rows],
  )

test('[LRN-018] simultaneous item calls share a transaction, each logged, and respond as if made sequentially', async () => {
  const steps = [
    ['start', 0],
    ['finish', 1],
    ['start', 2],
    ['start', 9],
    ['start', 1],
  ] as const
  const [together, alone] = [await learners(steps.length), await learners(steps.length)]
  const answersOf = (of: typeof together) =>
    steps.map(
      ([step, place], n) =>
        () =>
          of[n]?.send(step, place),
    )
  let shared: unknown[] = []
  const statements = await statementsOf(world.services, async () => {
    shared = await Promise.all(answersOf(together).map((send) => send()))
  })
  const separate: unknown[] = []
  for (const send of answersOf(alone)) separate.push(await send())
  expect(shared).toEqual(separate)
  expect(shared.map((each) => (typeof each === 'string' ? each : 'done'))).toEqual([
    'done',
    'learning.item_not_started',
    'learning.wrong_item_type',
    'general.not_found',
    'done',
  ])
  expect([countStatements(statements, 'savepoint'), countStatements(statements, 'begin') < steps.length]).toEqual([
    steps.length,
    true,
  ])
  const left = await savedProgress(together)
  expect(left).toEqual(await savedProgress(alone))
  expect(left.map(({ statuses, rows }) => `${statuses}/${rows}`)).toEqual(['1/1', '/0', '/0', '/0', '1/1'])
})

test('item calls and other commits of the portal share a transaction', async () => {
  const one = await learnerOf()
  await waitFor(
    async () => {
      const statements = await statementsOf(world.services, () =>
        Promise.all([
          one.send('start'),
          world.services.identity
            .caughtUp()
            .then(() => world.services.grouped({ portal_id: world.portals.core.id, lock_id: 0, work: async () => {} })),
        ]),
      )
      expect([countStatements(statements, 'begin'), countStatements(statements, 'savepoint')]).toEqual([1, 2])
    },
    { timeout: 20_000, interval: 0 },
  )
})

test('a failed item call, or one with a rejected log row, leaves its neighbors saved', async () => {
  const round = async () => {
    const group = await learners(4)
    const poisoned = group.slice(0, 2).map(({ related_id }) => related_id)
    await superuser.unsafe(`
      create function refuse_one() returns trigger language plpgsql as $$ begin
        if tg_table_name = 'item_progress' and to_jsonb(new)->>'enrollment_id' = '${poisoned[0]}'
          or to_jsonb(new)->>'subject' = 'enrollment:${poisoned[1]}' then raise exception 'no room'; end if;
        return new;
      end $$;
      create trigger refuse_one before insert on item_progress for each row execute function refuse_one();
      create trigger refuse_one before insert on activity_logs for each row execute function refuse_one()`)
    let isShared = false
    try {
      let answers: unknown[] = []
      const statements = await statementsOf(world.services, async () => {
        answers = await Promise.all(
          group.map(async ({ send }) => {
            const each = await send('start')
            return typeof each === 'string' ? each : each.status
          }),
        )
      })
      isShared = isDeepStrictEqual(transactionsOf(statements), { begins: 1, savepoints: 4 })
      expect(answers).toEqual(['general.internal', 'general.internal', 200, 200])
      expect((await savedProgress(group)).map(({ statuses, rows }) => `${statuses}/${rows}`)).toEqual([
        '/0',
        '/0',
        '1/1',
        '1/1',
      ])
    } finally {
      await superuser`drop function refuse_one() cascade`
    }
    expect(await group[1]?.send('start')).toMatchObject({ status: 200 })
    return isShared
  }
  expect(await untilShared(round)).toBe(true)
}, 40_000)

test('a group of enrollments that would deadlock gives way, and all are saved', async () => {
  const outside = await superuser.reserve()
  const lock = (id = 0) => outside`update enrollments set percentage = percentage where id = ${id}`
  const waiting = (ms: number) => superuser`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query_start <= clock_timestamp() - make_interval(secs => ${ms / 1000})`
  const somebodyWaits = (ms = 0) => waitFor(async () => expect(await waiting(ms)).not.toHaveLength(0), { interval: 1 })
  const [one, two] = (await learners(2)).toSorted((a, b) => a.related_id - b.related_id)
  const round = async () => {
    const statements = await statementsOf(world.services, async () => {
      const isSet = Promise.withResolvers<void>()
      const first = world.services.grouped({ portal_id: world.portals.core.id, lock_id: 0, work: () => isSet.promise })
      await outside`begin`
      await lock(two?.related_id)
      const answers = Promise.all([one?.send('start'), two?.send('start')])
      await somebodyWaits()
      await lock(one?.related_id)
      // No group waits this long: it has given way, and the locked call waits alone.
      await somebodyWaits(200)
      await outside`commit`
      isSet.resolve()
      expect([await answers, await first]).toMatchObject([[{ status: 200 }, { status: 200 }], undefined])
    })
    // The first commit, the group of both, and the locked call once more alone; separately they would begin four times.
    return isDeepStrictEqual(transactionsOf(statements), { begins: 3, savepoints: 3 })
  }
  expect(await untilShared(round)).toBe(true)
  outside.release()
}, 40_000)

test('[TEN-001] simultaneous calls of two portals use separate transactions and write only their own rows', async () => {
  const portals = ['core', 'summit'] as const
  const courses = {
    core: course,
    summit: await makeCourse(world, { portal: 'summit', outline: [['Text']] }),
  }
  const group = await Promise.all(
    Array.from({ length: 8 }, (_, n) => portals[n % 2] ?? 'core').map(async (portal) => ({
      portal,
      ...(await learnerOf({ portal, of: courses[portal] })),
    })),
  )
  const statements = await statementsOf(world.services, async () => {
    const answers = await Promise.all(group.map(({ send }) => send('start')))
    expect(answers.filter((each) => typeof each !== 'string' && each.status === 200)).toHaveLength(8)
  })
  expect([countStatements(statements, 'savepoint'), countStatements(statements, 'begin') < 8]).toEqual([8, true])
  const rows = await superuser<{ right: number; logged: number }[]>`
    select (select count(*)::integer from item_progress p join enrollments e on e.id = p.enrollment_id and e.portal_id = p.portal_id
        where e.id = any(${group.map(({ related_id }) => related_id)})) as right,
      (select count(*)::integer from activity_logs l join enrollments e on l.subject = 'enrollment:' || e.id and e.portal_id = l.portal_id
        where e.id = any(${group.map(({ related_id }) => related_id)})) as logged`
  expect([...rows]).toEqual([{ right: 8, logged: 8 }])
})
