import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm'
import { get_admin_course } from '@portico/shared/contract/courses-editing.ts'
import { minimumPrice } from '@portico/shared/rules/pricing/minimum-price.ts'
import { certificateTemplates, courses } from '../../db/tables/courses.ts'
import { memberships, users } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { versioned } from '../../kernel/versioned.ts'
import { editableCourse } from './editable-course.ts'

/** One course as its forms show it, published or not, with the instructors and certificate templates of the portal (BLD-022). */
export const getAdminCourse = verb(get_admin_course, async ({ db }, { params }) => {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, params.slug), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  const instructors = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(arrayContains(memberships.roles, ['instructor']))
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id))
  const certificate_templates = await db
    .select({ id: certificateTemplates.id, title: certificateTemplates.title })
    .from(certificateTemplates)
    .orderBy(asc(certificateTemplates.title), asc(certificateTemplates.id))
  return {
    course: versioned(await editableCourse(db, course)),
    publication_status: course.publication_status,
    is_marketable: course.is_marketable,
    thumbnail: course.thumbnail,
    seo_image: course.seo_image,
    minimum_price: minimumPrice(course),
    instructors: instructors.map(({ id, first_name, last_name }) => ({ id, title: `${first_name} ${last_name}` })),
    certificate_templates,
  }
})
