import { errorMessage } from '@portico/shared/errors/message.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useContext } from 'react'
import { CourseReachContext, useMayByRole } from './may-in-course.ts'

/** Said over a course that its reader does not reach. Readers whose role edits no course are told so by its forms. */
export function ReadOnlyCourseNotice() {
  const mayElsewhere = useMayByRole('courses.edit')
  return mayElsewhere ? (
    <div className="course-notice">
      <Notice tone="waiting">You can read this course. Only people who teach or manage it can change it.</Notice>
    </div>
  ) : null
}

/** Shown in place of a page about the people of a course that its reader does not reach. */
export const OutOfReachNotice = () => (
  <Notice tone="waiting">Only people who teach or manage this course can see this.</Notice>
)

/** Said over a form that its reader may not use, unless the whole course says so. */
export function NoPermissionNotice() {
  const mayElsewhere = useMayByRole('courses.edit')
  const isSaid = !useContext(CourseReachContext) && mayElsewhere
  return isSaid ? null : <Notice tone="waiting">{errorMessage('access.denied_action')}</Notice>
}
