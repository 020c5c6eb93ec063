import { and, eq } from 'drizzle-orm'
import { scormImports } from '../tables.ts'
import { moduleItems, courses } from '../../courses/tables.ts'
import { requireCourseReach } from '../../access/door.ts'
import { mediaKinds } from '../../media/door.ts'
import { idIn, type Purpose } from '../../library/door.ts'
import { fail } from '../../../kernel/fail.ts'

/** A SCORM package to import, as an item of a course or as the package that one of its items runs from then on. */
export const scorm: Purpose = {
  needs: 'scorm.import',
  async plan(db, { key, file_name, metadata, actor }) {
    if (!/\.zip$/i.test(file_name)) fail('media.wrong_format', { name: file_name })
    const course_id = idIn(metadata.get('course_id')) ?? fail('uploads.invalid_metadata')
    const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, course_id))
    if (!course) return fail('general.not_found')
    await requireCourseReach(db, { actor, course_id })
    const file_key = mediaKinds.scorm_upload.key({ id: key })
    const asked = metadata.get('module_item_id')
    if (asked === undefined) return { file_key, course_id }
    const module_item_id = idIn(asked) ?? fail('uploads.invalid_metadata')
    const [item] = await db
      .select({ id: moduleItems.id })
      .from(moduleItems)
      .where(and(eq(moduleItems.id, module_item_id), eq(moduleItems.course_id, course_id)))
    return item ? { file_key, course_id, module_item_id } : fail('general.not_found')
  },
  async refuseOutOfReach(db, { row: { course_id }, actor }) {
    if (course_id !== null) await requireCourseReach(db, { actor, course_id })
  },
  // Requests the import, which reads the package.
  make:
    async (_, { course_id, module_item_id, file_name, file_key, length, user_id }) =>
    async ({ db, emit }) => {
      const [made] = await db
        .insert(scormImports)
        .values({ course_id, module_item_id, file_name, file_key, reserved_bytes: length, created_by: user_id })
        .returning({ id: scormImports.id })
      if (!made) throw new Error('no import was noted')
      await emit('scorm.import_requested', { import_id: made.id })
      return { scorm_import_id: made.id }
    },
  keeps: () => true,
}
