import { sql, type SQL } from 'drizzle-orm'
import { itemTypeOf, typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { isDone, itemProgressOrder } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import { enrollmentVersion } from '../../db/enrollment-version.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'

type Named = { item_id: number } | { question_pool_id: number } | { course_id: number }

const examTypes = typesFinishedBy('exam_try').filter((type) => itemTypeOf(type).is_graded)
const packageTypes = typesFinishedBy('scorm_result')
const done = itemProgressOrder.filter(isDone)
const anyOf = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Refuses the answer key of an exam the actor has yet to finish, and of the pools it draws from, whatever their role. */
export async function refuseOwnAnswerKey(
  db: Transaction,
  { actor, ...named }: { actor: Pick<Actor, 'id'> } & Named,
): Promise<void> {
  const [found] = await db.execute(sql`
    with own as (${unfinished(actor.id, examTypes)})
    select from own where ${concerns(named)} limit 1`)
  if (found) fail('exams.own_key')
}

/** Whether the actor still has to finish this lesson or another one with the same package; other learners' records would reveal the right answers. */
export async function mustFinishPackage(
  db: Transaction,
  { actor, item_id }: { actor: Pick<Actor, 'id'>; item_id: number },
): Promise<boolean> {
  const [found] = await db.execute(sql`
    with own as (${unfinished(actor.id, packageTypes)})
    select from own where own.module_item_id = ${item_id} or own.itemable_id ${lessonsAt(item_id)}
      or exists (${packagesOf(sql`= own.itemable_id`)} intersect ${packagesOf(lessonsAt(item_id))}) limit 1`)
  return found !== undefined
}

const packagesOf = (lessons: SQL): SQL =>
  sql`(select scorm_package_id from scorm_modules where id ${lessons} and scorm_package_id is not null)`
const lessonsAt = (item_id: number): SQL => sql`in (select v.itemable_id from version_items v
  join module_items m on m.id = v.module_item_id
  where v.module_item_id = ${item_id} and m.itemable_type in (${anyOf(packageTypes)}))`

/** Selects a person's unfinished items of these types, and exams they are taking right now. */
const unfinished = (user_id: number, types: readonly ItemType[]): SQL => sql`
  select i.module_item_id, i.itemable_id from enrollments e
  join version_items i on i.course_version_id = ${enrollmentVersion('e')} and i.removed_at is null
  join module_items m on m.id = i.module_item_id and m.itemable_type in (${anyOf(types)})
  left join item_progress p on p.enrollment_id = e.id and p.module_item_id = i.module_item_id
  where e.user_id = ${user_id} and e.ended_at is null and e.finished_at is null
    and (p.status is null or p.status not in (${anyOf(done)}))
  union
  select t.module_item_id, t.exam_id from exam_tries t join enrollments e on e.id = t.enrollment_id
  join module_items m on m.id = t.module_item_id and m.itemable_type in (${anyOf(types)})
  where e.user_id = ${user_id} and e.ended_at is null and t.finished_at is null`

function concerns(named: Named): SQL {
  if ('course_id' in named)
    return sql`own.module_item_id in (select id from module_items where course_id = ${named.course_id})`
  if ('question_pool_id' in named) return sql`${named.question_pool_id} in ${poolsOf(sql`= own.itemable_id`)}`
  // A copy, or another exam that draws from the same pool, shows the same questions.
  const rows = sql`in (select v.itemable_id from version_items v join module_items m on m.id = v.module_item_id
    where v.module_item_id = ${named.item_id} and m.itemable_type in (${anyOf(examTypes)}))`
  const own = sql`= own.itemable_id`
  return sql`own.module_item_id = ${named.item_id}
    or exists (${poolsOf(own)} intersect ${poolsOf(rows)})
    or exists (${questionsOf(own)} intersect ${questionsOf(rows)})`
}

const poolsOf = (exams: SQL): SQL => sql`(select question_pool_id from exam_pools where exam_id ${exams})`
/** Questions of exams, each by the id of its original row. */
const questionsOf = (exams: SQL): SQL => sql`(select coalesce(origin_id, id) from questions where exam_id ${exams})`
