import type { Bulk } from './bulk.ts'

const answers = [
  'I would thank her for telling me, write down what she said in her own words, and tell her that I have to report it today. I would call HR within the hour and not speak to him myself.',
  'First I would ask what happened, when, and who was there. I would not promise to keep it a secret. Then the form to HR the same day, and a note to myself to check in with her on Friday about retaliation.',
  'I would listen, and then talk to both of them together so that we can settle it in the team.',
]

/** The course whose assignment these answer. */
const answered = 'preventing-harassment-for-supervisors'

/** Work that waits to be graded: learners who are in the middle of the course have handed it in. */
export async function loadResponses(bulk: Bulk, portal_id: number): Promise<void> {
  await bulk.tx`
    with work as (
      select n.id as enrollment_id, t.id as module_item_id, a.id as assignment_id, a.score, row_number() over (order by n.id) as place
      from assignments a
      join version_items i on i.portal_id = a.portal_id and i.itemable_id = a.id
      join module_items t on t.portal_id = i.portal_id and t.id = i.module_item_id and t.itemable_type = 'Assignment'
      join course_versions v on v.portal_id = i.portal_id and v.id = i.course_version_id and v.state = 'current'
      join courses c on c.portal_id = v.portal_id and c.id = v.course_id and c.slug = ${answered}
      join enrollments n on n.portal_id = v.portal_id and n.course_id = v.course_id and n.status = 1 and n.ended_at is null
      where a.portal_id = ${portal_id} and not exists (
        select 1 from item_progress p where p.portal_id = n.portal_id and p.enrollment_id = n.id and p.module_item_id = t.id)
      order by n.id limit ${answers.length}),
    opened as (
      insert into item_progress (portal_id, enrollment_id, module_item_id, status, started_at)
      select ${portal_id}::bigint, enrollment_id, module_item_id, 1, now() - place * interval '1 day' from work)
    insert into assignment_responses (portal_id, enrollment_id, module_item_id, assignment_id, attempt, text, pass_score, submitted_at)
    select ${portal_id}::bigint, enrollment_id, module_item_id, assignment_id, 1, (${answers}::text[])[place], score, now() - place * interval '1 day'
    from work order by place desc`
}
