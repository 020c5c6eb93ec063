import { and, eq, inArray, or } from 'drizzle-orm'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { courses } from '../tables.ts'
import { courseChanged } from '../../publishing/door.ts'
import type { MaterialUser } from '../../library/door.ts'
import { liveOrRestorableCourse } from '../live-or-restorable-course.ts'

/** Pictures of courses in the catalog and in link previews. */
export const coursePictures: MaterialUser = {
  async find(db, rows, since) {
    const pictures = rows.flatMap(({ picture }) => picture ?? [])
    if (pictures.length === 0) return []
    const found = await db
      .select({
        id: courses.id,
        title: courses.title,
        slug: courses.slug,
        thumbnail: courses.thumbnail,
        seo_image: courses.seo_image,
      })
      .from(courses)
      .where(
        and(
          or(inArray(courses.thumbnail, pictures), inArray(courses.seo_image, pictures)),
          liveOrRestorableCourse(since),
        ),
      )
    return rows.flatMap(({ id: material_id, picture }) =>
      found
        .filter(({ thumbnail, seo_image }) => picture !== null && [thumbnail, seo_image].includes(picture))
        .map(({ id, title, slug }) => ({
          material_id,
          title,
          course: { id, title, slug },
          item: null,
        })),
    )
  },
  async follow(scope, { before, after, by }) {
    if (!before.picture) return
    for (const column of ['thumbnail', 'seo_image'] as const) {
      const changed = await scope.db
        .update(courses)
        .set({ [column]: after.picture })
        .where(eq(courses[column], before.picture))
        .returning({ id: courses.id, slug: courses.slug, status: courses.publication_status })
      for (const { id, slug, status } of changed)
        if (isVisibleCourse(status))
          await courseChanged(scope, { course_id: id, subject: `course:${slug}`, ...(by === null ? {} : { by }) })
    }
  },
}
