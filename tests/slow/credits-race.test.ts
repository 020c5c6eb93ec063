import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { check_credit_ledger } from '@portico/shared/contract/credits/ledger.ts'
import { give_credits, take_credits } from '@portico/shared/contract/credits/moves.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { makeCourse, type MadeCourse } from '../support/course.ts'
import { fillPool, poolOf } from '../support/portal-credits.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const rounds = 20
const credits = 50
const asking = 200

let world: World
let admin: Person
let learner_ids: number[]
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  const rows = await world.services.platform.sql<{ id: number }[]>`
    with people as (insert into users (name, first_name, last_name, email)
      select 'R' || n, 'R', n::text, 'racer-' || n || '@example.com' from generate_series(1, ${asking}) n returning id)
    insert into memberships (portal_id, user_id, roles) select ${world.portals.core.id}, id, '{learner}' from people returning user_id as id`
  learner_ids = rows.map(({ id }) => Number(id))
}, 60_000)
afterAll(() => world.close())

const enroll = async (course: MadeCourse, user_id: number): Promise<number> => {
  const body = { role_id: roleIdOf('learner'), user_ids: [user_id] }
  return (await admin.call(create_enrollments, { params: { slug: course.slug }, body })).counts.create
}
/** Gives and takes credits in turn; each move may be refused. */
const moves = (course: MadeCourse) =>
  Array.from({ length: 20 }, async (_, turn) => {
    const body = { amount: 1 + (turn % 4), sent_as: crypto.randomUUID(), course_id: course.id }
    await admin.call(turn % 2 === 0 ? give_credits : take_credits, { body }).catch(() => null)
    return 0
  })
const creditsOfCourse = async ({ id }: MadeCourse): Promise<number> => {
  const [row] = await world.services.platform.sql<{ left: number }[]>`
    select coalesce(sum(balance), 0)::int as left from credit_accounts where kind = 'course' and course_id = ${id}`
  return row?.left ?? 0
}

test('[CRD-023] [OP-71] twenty rounds of two hundred enrollments racing for fifty credits spend each credit exactly once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const course = await makeCourse(world)
    const isQuiet = round % 2 === 0
    const before = (await poolOf(world)) + credits
    await fillPool(world, credits)
    const work = learner_ids.map((user_id) => enroll(course, user_id))
    const made = (await Promise.all([...work, ...(isQuiet ? [] : moves(course))])).reduce((sum, one) => sum + one, 0)
    const left = (await poolOf(world)) + (await creditsOfCourse(course))
    expect({ round, made: made + left }).toEqual({ round, made: before })
    if (isQuiet) expect({ round, made, left }).toEqual({ round, made: before, left: 0 })
    expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
  }
}, 1_200_000)
