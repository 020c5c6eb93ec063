import { and, eq, inArray } from 'drizzle-orm'
import { typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { questions } from '../tables.ts'
import { questionPools } from '../../exams/tables.ts'
import { moduleItems, versionItems, courses } from '../../courses/tables.ts'
import { liveOrRestorableCourse } from '../../courses/door.ts'
import type { MaterialUser } from '../../library/door.ts'

/** Pictures of questions in exams and pools. Replaced questions still show theirs to learners whose attempts include them. */
export const questionPictures: MaterialUser = {
  async find(db, rows, since) {
    const pictures = rows.flatMap(({ picture }) => picture ?? [])
    if (pictures.length === 0) return []
    const ofExams = await db
      .selectDistinctOn([questions.id, moduleItems.id], {
        picture: questions.picture,
        title: versionItems.title,
        course: { id: courses.id, title: courses.title, slug: courses.slug },
        item: { id: moduleItems.id, itemable_type: moduleItems.itemable_type },
      })
      .from(questions)
      .innerJoin(versionItems, eq(versionItems.itemable_id, questions.exam_id))
      .innerJoin(
        moduleItems,
        and(
          eq(moduleItems.id, versionItems.module_item_id),
          inArray(moduleItems.itemable_type, typesFinishedBy('exam_try')),
        ),
      )
      .innerJoin(courses, eq(courses.id, moduleItems.course_id))
      .where(and(inArray(questions.picture, pictures), liveOrRestorableCourse(since)))
    const ofPools = await db
      .select({ picture: questions.picture, title: questionPools.title })
      .from(questions)
      .innerJoin(questionPools, eq(questionPools.id, questions.question_pool_id))
      .where(inArray(questions.picture, pictures))
    const found = [...ofExams, ...ofPools.map((one) => ({ ...one, course: null, item: null }))]
    return rows.flatMap(({ id: material_id, picture }) =>
      found
        .filter((one) => one.picture === picture)
        .map(({ title, course, item }) => ({ material_id, title, course, item })),
    )
  },
  async follow({ db }, { before, after }) {
    if (!before.picture) return
    await db.update(questions).set({ picture: after.picture }).where(eq(questions.picture, before.picture))
  },
}
