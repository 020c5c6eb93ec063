import { and, arrayContains, asc, count, eq, isNull, min, sql } from 'drizzle-orm'
import { get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { leastPrice } from '../../../credits/door.ts'
import { courseOfSlug, reachesCourse, readsLearners } from '../../../access/door.ts'
import { certificateTemplates } from '../../../credentials/tables.ts'
import { openingRequests } from '../../../catalog/tables.ts'
import { courses } from '../../tables.ts'
import { memberships, users } from '../../../identity/tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { versioned } from '../../../../kernel/versioned.ts'
import { editableCourse } from './editable-course.ts'
import { shareOfMirror } from './share-of-mirror.ts'

/** The name that staff gave a template, otherwise its printed title. */
const templateName = sql<string>`coalesce(nullif(${certificateTemplates.name}, ''), ${certificateTemplates.title})`

/** Returns one course for its forms, published or not, with the portal's instructors and certificate templates (BLD-022). */
export const getAdminCourse = verb(get_admin_course, async ({ db, actor }, { params }) => {
  const course = await courseOfSlug(db, params.slug)
  const instructors = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(arrayContains(memberships.roles, ['instructor']))
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id))
  const certificate_templates = await db
    .select({
      id: certificateTemplates.id,
      title: templateName,
      courses: count(courses.id),
      first_course: min(courses.title),
    })
    .from(certificateTemplates)
    .leftJoin(courses, and(eq(courses.certificate_template_id, certificateTemplates.id), isNull(courses.deleted_at)))
    .groupBy(certificateTemplates.id, certificateTemplates.name, certificateTemplates.title)
    .orderBy(asc(templateName), asc(certificateTemplates.id))
  return {
    course: versioned(await editableCourse(db, course)),
    publication_status: course.publication_status,
    is_marketable: course.is_marketable,
    thumbnail: course.thumbnail,
    seo_image: course.seo_image,
    minimum_price: await leastPrice(db, course),
    share: await shareOfMirror(db, course),
    waiting_count: await db.$count(
      openingRequests,
      and(eq(openingRequests.course_id, course.id), isNull(openingRequests.mailed_at)),
    ),
    is_reached: await reachesCourse(db, { actor, course_id: course.id }),
    reaches_learners: await readsLearners(db, { actor, course_id: course.id }),
    instructors: instructors.map(({ id, first_name, last_name }) => ({ id, title: `${first_name} ${last_name}` })),
    certificate_templates,
  }
})
