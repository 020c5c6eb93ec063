import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus, mayStepCourse } from '@portico/shared/states/courses/course.ts'

type Step = { label: string; icon: 'clock' | 'package' | 'edit'; to: 1 | 3 | 4 }
const { draft, published, coming_soon, archived } = courseStatus

/** Returns the other statuses that a course's menu offers; publishing and unpublishing have their own buttons (BLD-003). */
export function statusSteps({ publication_status: from }: Pick<AdminCourse, 'publication_status'>): Step[] {
  const steps: Step[] = [
    { label: 'Announce as coming soon', icon: 'clock', to: coming_soon },
    { label: 'Archive', icon: 'package', to: archived },
    { label: from === archived ? 'Take out of the archive' : 'Make it a draft again', icon: 'edit', to: draft },
  ]
  return steps.filter(({ to }) => mayStepCourse(from, to) && !(from === published && to === draft))
}
