import { and, eq, or, sql } from 'drizzle-orm'
import { texts } from '../../db/tables/course-content.ts'
import { moduleItems, versionItems } from '../../db/tables/course-versions.ts'
import { courses } from '../../db/tables/courses.ts'
import type { MaterialUser } from './material-user.ts'

const has = (address: string) => sql`position(${address} in ${texts.content}) > 0`

/** Pictures in the texts of lessons, which name them by their address. */
export const textItems: MaterialUser = {
  async find(db, rows) {
    const pictures = rows.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []))
    if (pictures.length === 0) return []
    const found = await db
      .selectDistinctOn([texts.id, moduleItems.id], {
        content: texts.content,
        title: versionItems.title,
        course: { id: courses.id, title: courses.title, slug: courses.slug },
      })
      .from(texts)
      .innerJoin(versionItems, eq(versionItems.itemable_id, texts.id))
      .innerJoin(
        moduleItems,
        and(eq(moduleItems.id, versionItems.module_item_id), eq(moduleItems.itemable_type, 'Text')),
      )
      .innerJoin(courses, eq(courses.id, moduleItems.course_id))
      .where(or(...pictures.map(({ picture }) => has(picture))))
    return pictures.flatMap(({ id, picture }) =>
      found
        .filter(({ content }) => content.includes(picture))
        .map(({ title, course }) => ({ kind: 'text' as const, material_id: id, title, course })),
    )
  },
  async follow({ db }, { before, after }) {
    if (!before.picture || !after.picture) return
    await db
      .update(texts)
      .set({ content: sql`replace(${texts.content}, ${before.picture}, ${after.picture})` })
      .where(has(before.picture))
  },
}
