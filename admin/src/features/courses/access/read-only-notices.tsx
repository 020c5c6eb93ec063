import { errorMessage } from '@portico/shared/errors/message.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { outOfReachText } from './use-denied-reason.ts'
import { useMayByRole } from './may-in-course.ts'

/** Appears above a course that the user can only read. If the user's role cannot edit any course, the course's forms say so instead. */
export function ReadOnlyCourseNotice() {
  const mayElsewhere = useMayByRole('courses.edit')
  return mayElsewhere ? (
    <div className="course-notice">
      <Notice tone="waiting">{outOfReachText('change it')}</Notice>
    </div>
  ) : null
}

/** Replaces a page about the people of a course if the course is outside the user's reach. */
export const OutOfReachNotice = () => <Notice tone="waiting">{outOfReachText('see this')}</Notice>

/** Appears above a form if the user's role may not use it; otherwise ReadOnlyCourseNotice gives the reason. */
export function NoPermissionNotice() {
  const mayElsewhere = useMayByRole('courses.edit')
  return mayElsewhere ? null : <Notice tone="waiting">{errorMessage('access.denied_action')}</Notice>
}
