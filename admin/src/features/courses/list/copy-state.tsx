import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { notificationText } from '@portico/shared/rules/notifications/notification-text.ts'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef } from 'react'

/** Shows that a course is being copied, then a toast with the wording of its notification (BLD-029, NTF-002). */
export function CopyState({ course: { id, title, is_copying } }: { course: AdminCourse }) {
  const was = useRef(is_copying)
  useEffect(() => {
    if (was.current && !is_copying)
      toasts.show({
        kind: 'success',
        text: notificationText({ type: 'course_duplicated', properties: { title, original_id: id } }),
      })
    was.current = is_copying
  }, [is_copying])
  if (!is_copying) return null
  return (
    <span className="below-status" role="status">
      <Spinner /> Copying…
    </span>
  )
}
