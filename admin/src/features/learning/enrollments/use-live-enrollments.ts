import { subscribeToChannel } from '@portico/shared/browser/live-channels.ts'
import { codeText } from '@portico/shared/errors/code-text.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** While the page is open, adds newly enrolled learners, and reports anyone who could not be enrolled, with the reason (NTF-008, NTF-011). */
export function useLiveEnrollments(course_id: number): void {
  const client = useQueryClient()
  useEffect(
    () =>
      subscribeToChannel(`private-enrolls.${course_id}`, (event, data) => {
        if (event === 'user.enrolled') void client.invalidateQueries({ queryKey: ['course-enrollments'] })
        if (event === 'enrollment.failed')
          toasts.show({ kind: 'failed', text: codeText(typeof data === 'object' && data !== null ? data : {}) })
      }),
    [client, course_id],
  )
}
