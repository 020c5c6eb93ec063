import { isVisibleCourse, type CourseStatus } from '@portico/shared/states/courses/course.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { courseChanged } from '../../../../publishing/door.ts'

/** Republishes the course's own page, which names its instructors. */
export async function teachersChanged(
  { db, emit, actor }: Scope & { actor: { id: number } },
  course: { id: number; slug: string; publication_status: CourseStatus },
): Promise<void> {
  if (!isVisibleCourse(course.publication_status)) return
  await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${course.slug}`, by: actor.id })
}
