import { eq } from 'drizzle-orm'
import type { CoursePicture } from '@portico/shared/rules/media/upload-rules.ts'
import { courses } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { editedCourse } from './edited-course.ts'
import { refuseSharedEdit } from '../../../access/door.ts'

type Replaced = { slug: string; picture: CoursePicture; address: string | null; at: Date }

/** Sets or removes a course's picture and returns the course. The previous picture's files are removed later unless something still shows it. */
export async function replaceCoursePicture(
  { db, emit }: Pick<Scope, 'db' | 'emit'>,
  { slug, picture, address, at }: Replaced,
): Promise<typeof courses.$inferSelect> {
  const course = await editedCourse(db, slug)
  refuseSharedEdit(course)
  await db
    .update(courses)
    .set({ [picture]: address, updated_at: at })
    .where(eq(courses.id, course.id))
  const before = course[picture]
  if (before && before !== address) await emit('picture.dropped', { address: before })
  return course
}
