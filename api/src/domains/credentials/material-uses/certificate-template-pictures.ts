import { and, eq, inArray, or } from 'drizzle-orm'
import { certificateTemplates } from '../tables.ts'
import { courses } from '../../courses/tables.ts'
import { liveOrRestorableCourse } from '../../courses/door.ts'
import type { MaterialUser } from '../../library/door.ts'

/** Backgrounds and signatures of certificate templates, by the courses that print them. Issued certificates keep theirs. */
export const certificateTemplatePictures: MaterialUser = {
  async find(db, rows, since) {
    const pictures = rows.flatMap(({ picture }) => picture ?? [])
    if (pictures.length === 0) return []
    const found = await db
      .select({
        title: certificateTemplates.title,
        background: certificateTemplates.background,
        signature: certificateTemplates.signature,
        course: { id: courses.id, title: courses.title, slug: courses.slug },
      })
      .from(certificateTemplates)
      .leftJoin(
        courses,
        and(eq(courses.certificate_template_id, certificateTemplates.id), liveOrRestorableCourse(since)),
      )
      .where(or(inArray(certificateTemplates.background, pictures), inArray(certificateTemplates.signature, pictures)))
    return rows.flatMap(({ id: material_id, picture }) =>
      found
        .filter(({ background, signature }) => picture !== null && [background, signature].includes(picture))
        .map(({ title, course }) => ({ material_id, title, course, item: null })),
    )
  },
  async follow({ db }, { before, after }) {
    if (!before.picture) return
    for (const column of ['background', 'signature'] as const)
      await db
        .update(certificateTemplates)
        .set({ [column]: after.picture })
        .where(eq(certificateTemplates[column], before.picture))
  },
}
