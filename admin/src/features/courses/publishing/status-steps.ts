import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { courseStatus, mayStepCourse } from '@portico/shared/states/course.ts'

type Step = { label: string; icon: 'clock' | 'package' | 'edit'; to: 1 | 3 | 4 }
const { draft, published, coming_soon, archived } = courseStatus

/** The other statuses that a course can be given from its menu; publishing and taking back have buttons of their own (BLD-003). */
export function statusSteps({ publication_status: from }: Pick<AdminCourse, 'publication_status'>): Step[] {
  const steps: Step[] = [
    { label: 'Announce as coming soon', icon: 'clock', to: coming_soon },
    { label: 'Archive', icon: 'package', to: archived },
    { label: from === archived ? 'Take out of the archive' : 'Make it a draft again', icon: 'edit', to: draft },
  ]
  return steps.filter(({ to }) => mayStepCourse(from, to) && !(from === published && to === draft))
}
