import { isGraded } from '@portico/shared/rules/learning/progress/is-graded.ts'
import type { DemoCourse } from '../content/types.ts'
import type { Bulk, Row } from './bulk.ts'
import { at, idOf } from './bulk.ts'
import type { PlannedEnrollment } from './enrollment-plan.ts'
import { enrollmentPlan } from './enrollment-plan.ts'
import type { Outline } from './load-course-content.ts'

export interface LearningInput {
  portal: { id: number; key: string }
  courses: readonly DemoCourse[]
  ids: ReadonlyMap<string, number>
  outlines: ReadonlyMap<number, Outline>
  learner: readonly number[]
}

const inProgress = 1,
  success = 2,
  notStarted = 4,
  finished = 5

/** Loads enrollments of the fictional learners with progress and reviews. Returns the learners who now belong to the portal. */
export async function loadLearning(
  bulk: Bulk,
  { portal, courses, ids, outlines, learner }: LearningInput,
): Promise<void> {
  const planned = courses.flatMap((course) =>
    enrollmentPlan(course, { portal: portal.key, learners: learner.length }).map((plan) => ({
      course_id: idOf(ids, course.slug),
      plan,
    })),
  )
  const here = [...new Set(planned.map(({ plan }) => plan.learner))].sort((a, b) => a - b)
  await bulk.insert(
    'memberships',
    here.map((index) => ({ portal_id: portal.id, user_id: at(learner, index), roles: ['learner'] })),
  )

  const enrollment_ids = await bulk.ids('enrollments', planned.length)
  await bulk.insert(
    'enrollments',
    planned.map(({ course_id, plan }, index) => {
      const percentage = percentageOf(plan, outlines.get(course_id) ?? [])
      return {
        id: at(enrollment_ids, index),
        portal_id: portal.id,
        course_id,
        user_id: at(learner, plan.learner),
        status: plan.finished_at ? finished : percentage > 0 ? inProgress : notStarted,
        percentage,
        purchased_at: plan.purchased_at,
        created_at: plan.purchased_at,
        started_at: percentage > 0 ? plan.purchased_at : null,
        finished_at: plan.finished_at,
      }
    }),
  )
  await bulk.insert(
    'item_progress',
    planned.flatMap(({ course_id, plan }, index) =>
      progressRows(
        { portal_id: portal.id, enrollment_id: at(enrollment_ids, index) },
        plan,
        outlines.get(course_id) ?? [],
      ),
    ),
  )
  await bulk.insert(
    'reviews',
    oldestFirst(
      planned.flatMap(({ course_id, plan }, index) => {
        const [enrollment_id, user_id] = [at(enrollment_ids, index), at(learner, plan.learner)]
        return reviewRows({ portal_id: portal.id, course_id, enrollment_id, user_id }, plan)
      }),
    ),
  )
}

const reviewRows = (keys: Row, { review }: PlannedEnrollment): Row[] =>
  review
    ? [
        {
          ...keys,
          author_name: review.author,
          rating: review.rating,
          text: review.text,
          is_published: true,
          created_at: review.created_at,
        },
      ]
    : []

// The list of reviews shows the newest first by id.
const oldestFirst = (rows: Row[]): Row[] =>
  rows.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)))

export const modulesDone = (done: number, outline: Outline): number => Math.floor(done * outline.length)

export function percentageOf(plan: Pick<PlannedEnrollment, 'done'>, outline: Outline): number {
  return outline.length === 0 ? 0 : Math.round((modulesDone(plan.done, outline) / outline.length) * 100)
}

/** Builds one progress row per item of the completed modules: graded items are passed, others finished. */
export function progressRows(
  keys: Row,
  plan: Pick<PlannedEnrollment, 'done' | 'purchased_at' | 'finished_at'>,
  outline: Outline,
): Row[] {
  const at_ = plan.finished_at ?? plan.purchased_at
  return outline
    .slice(0, modulesDone(plan.done, outline))
    .flatMap((module) => module.items)
    .map((item) => ({
      ...keys,
      module_item_id: item.id,
      status: isGraded(item.type) ? success : finished,
      started_at: plan.purchased_at,
      finished_at: at_,
      updated_at: at_,
      details: {},
    }))
}

/** Counts enrollments into `popularity` and writes the catalog rows of all published courses. */
export async function refreshCatalog(bulk: Bulk, portal_id: number): Promise<void> {
  await bulk.asPortal(portal_id)
  await bulk.tx`
    update courses c set popularity = e.number from (select course_id, count(*)::int as number from enrollments where portal_id = ${portal_id} group by 1) e
    where c.portal_id = ${portal_id} and c.id = e.course_id`
  await bulk.tx`select count(refresh_catalog(id)) from courses where portal_id = ${portal_id} and publication_status = 2`
}
