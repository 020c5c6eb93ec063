import { and, eq, notInArray } from 'drizzle-orm'
import { update_course_prices } from '@portico/shared/contract/courses/editing.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { coursePricings, courses } from '../../tables.ts'
import { leastPrice } from '../../../credits/door.ts'
import { courseChanged } from '../../../publishing/door.ts'
import { failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale, versioned } from '../../../../kernel/versioned.ts'
import { editableCourse } from './editable-course.ts'
import { editedCourse } from './edited-course.ts'

/**
 * Replaces all price tiers, none below the course's minimum (OP-61). A remaining tier keeps its id; the course's page and cards are updated
 * (BLD-027).
 */
export const updateCoursePrices = verb(update_course_prices, async ({ db, emit, note, now }, { params, body }) => {
  const course = await editedCourse(db, params.slug)
  const before = await editableCourse(db, course)
  await rejectStale(db, { entry: before, version: body.version, subject: `course:${course.id}` })
  const tiers = body.course_pricings.map(({ from_quantity }) => from_quantity)
  if (new Set(tiers).size < tiers.length) failFields({ course_pricings: ['Each quantity may have one price only.'] })
  const least = await leastPrice(db, course)
  if (body.course_pricings.some(({ price }) => price < least))
    failFields({ course_pricings: [errorMessage('validation.min_value', { value: formatMoney(least) })] })
  await db
    .delete(coursePricings)
    .where(
      and(
        eq(coursePricings.course_id, course.id),
        tiers.length > 0 ? notInArray(coursePricings.from_quantity, tiers) : undefined,
      ),
    )
  for (const { from_quantity, price } of body.course_pricings) {
    await db
      .insert(coursePricings)
      .values({ course_id: course.id, from_quantity, price })
      .onConflictDoUpdate({
        target: [coursePricings.portal_id, coursePricings.course_id, coursePricings.from_quantity],
        set: { price },
      })
  }
  await db.update(courses).set({ updated_at: now() }).where(eq(courses.id, course.id))
  note(`course:${course.id}`, { course_pricings: body.course_pricings })
  if (isVisibleCourse(course.publication_status))
    await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${course.slug}` })
  return versioned(await editableCourse(db, course))
})
