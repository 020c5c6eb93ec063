import { errorMessage } from '@portico/shared/errors/message.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { outOfReachText } from './out-of-reach-text.ts'
import { useMayByRole } from './may-in-course.ts'

/** Said over a course that its reader does not reach. Readers whose role edits no course are told so by its forms. */
export function ReadOnlyCourseNotice() {
  const mayElsewhere = useMayByRole('courses.edit')
  return mayElsewhere ? (
    <div className="course-notice">
      <Notice tone="waiting">{outOfReachText('change it')}</Notice>
    </div>
  ) : null
}

/** Shown in place of a page about the people of a course that its reader does not reach. */
export const OutOfReachNotice = () => <Notice tone="waiting">{outOfReachText('see this')}</Notice>

/** Said over a form that its reader may not use, where their role is the reason; else the notice over the course says it. */
export function NoPermissionNotice() {
  const mayElsewhere = useMayByRole('courses.edit')
  return mayElsewhere ? null : <Notice tone="waiting">{errorMessage('access.denied_action')}</Notice>
}
