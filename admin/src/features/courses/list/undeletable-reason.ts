import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'

/** Says why a course cannot be deleted now, so that deletion is not offered only to be refused (BLD-023). */
export const undeletableReason = ({
  publication_status,
}: Pick<AdminCourse, 'publication_status'>): string | undefined =>
  publication_status === courseStatus.published ? 'Unpublish or archive the course first.' : undefined
