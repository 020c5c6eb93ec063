import { randomBytes } from 'node:crypto'
import { eq, getTableName, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../api/src/db/client.ts'
import { courses } from '../../api/src/domains/courses/tables.ts'
import { listTables } from '../../api/src/db/list-tables.ts'
import { rulesOf } from '../../api/src/domains/lists/list-rules.ts'
import { resourceOf, resources, type ResourceName } from '../../shared/src/resources/resources.ts'
import { makeCourse, type MadeCourse } from '../support/course.ts'
import { insertEntry } from '../support/list-samples.ts'
import { createWorld, type World } from '../support/world.ts'

/** A column that names an entry of the list, in `courses` or beside a column naming a course or its certificate template. */
type Use = { list: ResourceName; table: string; column: string; beside: string }

/** Tables that reference a list beside a course without the course using the entry, each with its reason. */
const noUses: Readonly<Record<string, string>> = {
  bundle_courses: 'the other way around: a bundle names its courses',
  certificates: 'issued certificates keep the organization that they were printed with',
  credit_accounts: 'an account of credits belongs to a partner company, whatever its course does',
  order_lines: 'order lines keep what was sold',
  proof_jobs: 'jobs that made packets and files',
}

let world: World
let references: Use[]
beforeAll(async () => {
  world = await createWorld()
  references = await referencesToLists()
})
afterAll(() => world.close())

/** Reads the foreign keys of the migrated database. */
async function referencesToLists(): Promise<Use[]> {
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  const rows = await owner<{ target: string; table: string; column: string; beside: string }[]>`
    select k.confrelid::regclass::text as target, k.conrelid::regclass::text as table, a.attname::text as column,
      case when k.conrelid = 'courses'::regclass then 'id' else c.attname::text end as beside
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'portal_id'
    left join pg_attribute c on c.attrelid = k.conrelid and c.attname in ('course_id', 'certificate_template_id')
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.attname is not null
    order by 1, 2, 3`
  await owner.end()
  return rows.flatMap(({ target, ...use }) =>
    resources
      .filter(({ name }) => getTableName(listTables[name].table) === target)
      .map(({ name }) => ({ list: name, ...use })),
  )
}
const uses = () => references.filter(({ table }) => !(table in noUses))
/** Bundles and schedules, which no course uses, and partners. Their entries name courses and are limited to those within the person's reach. */
const nameCourses = resources
  .filter(({ fields }) => Object.values(fields).some((field) => field.kind === 'relation' && field.to === 'courses'))
  .map(({ name }) => name)
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()

test('[ROL-037] exactly the lists that courses use or that name courses check the reach', () => {
  const asksReach = resources.filter(({ name }) => rulesOf(name).reach).map(({ name }) => name)
  const declaresIt = resources.filter(({ refusals }) => refusals?.includes('access.used_elsewhere'))
  expect(uses().length).toBeGreaterThan(9)
  expect(sorted(asksReach)).toEqual(sorted([...uses().map(({ list }) => list), ...nameCourses]))
  expect(declaresIt.map(({ name }) => name)).toEqual(asksReach)
})

test('every table listed without a use references a list beside a course', () => {
  expect(sorted(references.map(({ table }) => table).filter((table) => table in noUses))).toEqual(
    sorted(Object.keys(noUses)),
  )
})

test('[ROL-037] a person limited to other courses is refused an entry, however a course uses it', async () => {
  const [course, person] = [await makeCourse(world, { has_template: true }), await world.person('course_admin')]
  const limited = { id: person.id, role: 'course_admin', is_limited_to_courses: true } as const
  const code = (work: Promise<void> | undefined) =>
    work?.then(
      () => null,
      (error: { code?: string }) => error.code,
    )
  for (const { list, ...use } of uses())
    await world.within('core', async (tx) => {
      const { reach } = rulesOf(list)
      const id = await insertEntry(tx, resourceOf(list), randomBytes(3).toString('hex'))
      const before = await code(reach?.(tx, limited, { id }))
      await useEntry(tx, { course, id, ...use })
      const after = await code(reach?.(tx, limited, { id }))
      expect({ list, ...use, before, after }).toEqual({ list, ...use, before: null, after: 'access.used_elsewhere' })
    })
})

async function useEntry(
  tx: Transaction,
  { course, id, table, column, beside }: Omit<Use, 'list'> & { course: MadeCourse; id: number },
): Promise<void> {
  const [into, named] = [sql.identifier(table), sql.identifier(column)]
  if (table === 'courses') {
    await tx.execute(sql`update courses set ${named} = ${id} where id = ${course.id}`)
    return
  }
  const [row] = await tx.select().from(courses).where(eq(courses.id, course.id))
  const user = beside === 'course_id' ? course.id : row?.certificate_template_id
  await tx.execute(sql`insert into ${into} (${sql.identifier(beside)}, ${named}) values (${user}, ${id})`)
}
