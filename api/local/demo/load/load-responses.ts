import { responseStatus } from '@portico/shared/rules/assignments/responses.ts'
import { isDone, itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { submittedWork } from '../content/submitted-work.ts'
import type { Bulk, Row } from './bulk.ts'

type OpenAssignment = {
  enrollment_id: number
  module_item_id: number
  assignment_id: number
  pass_score: number
  graded_by: number | null
}
const day_ms = 86_400_000
const ago = (days: number): Date => new Date(Date.now() - days * day_ms)

/** Loads submitted assignments, some waiting and some graded, of learners in the middle of a course. */
export async function loadResponses(bulk: Bulk, portal_id: number): Promise<void> {
  for (const [slug, works] of Object.entries(submittedWork)) {
    const places = await openAssignments(bulk, { portal_id, slug, most: works.length })
    for (const [order, { graded_by, ...place }] of places.entries()) {
      const work = works[order]
      if (!work) continue
      const waited = 2 * (places.length - order)
      const [tries, status] = attemptsOf(work, { place, graded_by, waited })
      const { enrollment_id, module_item_id } = place
      const began = ago(waited + 5)
      await bulk.insert('item_progress', [
        {
          portal_id,
          enrollment_id,
          module_item_id,
          status,
          started_at: began,
          finished_at: isDone(status) ? ago(1) : null,
        },
      ])
      await bulk.insert(
        'assignment_responses',
        tries.map((row) => ({ portal_id, ...row })),
      )
    }
  }
}

type Of = { place: Omit<OpenAssignment, 'graded_by'>; graded_by: number | null; waited: number }

/** Builds one learner's response rows and the resulting item status. */
function attemptsOf(
  { earlier, text }: (typeof submittedWork)[string][number],
  { place, graded_by, waited }: Of,
): [Row[], ItemProgress] {
  const rows: Row[] = []
  let status: ItemProgress = itemProgress.in_progress
  if (earlier) {
    status = responseStatus({ score: earlier.score, pass_score: place.pass_score })
    const graded = { ...earlier, status, graded_by, graded_at: ago(waited + 2) }
    rows.push({ ...place, attempt: 1, submitted_at: ago(waited + 4), ...graded })
  }
  if (text === null) return [rows, status]
  const waiting = { text, status: itemProgress.in_progress, submitted_at: ago(waited) }
  return [
    [
      ...rows,
      { ...place, attempt: rows.length + 1, score: null, feedback: '', graded_by: null, graded_at: null, ...waiting },
    ],
    itemProgress.in_progress,
  ]
}

type Filter = { portal_id: number; slug: string; most: number }

/** Active enrollments whose assignment has not been started, with the course's first instructor. */
const openAssignments = ({ tx }: Bulk, { portal_id, slug, most }: Filter): Promise<OpenAssignment[]> => tx<
  OpenAssignment[]
>`
  select n.id::int as enrollment_id, t.id::int as module_item_id, a.id::int as assignment_id, a.score as pass_score,
    (select i.user_id::int from course_instructors i where i.portal_id = n.portal_id and i.course_id = n.course_id order by i.sort_number limit 1) as graded_by
  from assignments a
  join version_items i on i.portal_id = a.portal_id and i.itemable_id = a.id
  join module_items t on t.portal_id = i.portal_id and t.id = i.module_item_id and t.itemable_type = 'Assignment'
  join course_versions v on v.portal_id = i.portal_id and v.id = i.course_version_id and v.state = 'current'
  join courses c on c.portal_id = v.portal_id and c.id = v.course_id and c.slug = ${slug}
  join enrollments n on n.portal_id = v.portal_id and n.course_id = v.course_id and n.status = 1 and n.ended_at is null
  where a.portal_id = ${portal_id} and not exists (
    select 1 from item_progress p where p.portal_id = n.portal_id and p.enrollment_id = n.id and p.module_item_id = t.id)
  order by n.id limit ${most}`
