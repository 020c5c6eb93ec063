import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus, mayStepCourse } from '@portico/shared/states/courses/course.ts'
import { useMarketable } from './use-marketable.ts'
import { useStatus } from './use-status.ts'

/** Menu entries of a course besides publishing: its other statuses, and listing on the storefront. */
export function useStorefrontEntries(course: AdminCourse, onJob: (job_id: number) => void) {
  const status = useStatus(course, onJob)
  const marketable = useMarketable(course, onJob)
  const { is_marketable } = course
  return [
    ...statusSteps(course).map(({ label, icon, to }) => ({ label, icon, onSelect: () => status.mutate(to) })),
    {
      label: is_marketable ? 'Take off the storefront' : 'Put on the storefront',
      icon: is_marketable ? ('eye-off' as const) : ('eye' as const),
      onSelect: () => marketable.mutate(!is_marketable),
    },
  ]
}

type Step = { label: string; icon: 'clock' | 'package' | 'edit'; to: 1 | 3 | 4 }
const { draft, published, coming_soon, archived } = courseStatus

/** Returns the other statuses that a course's menu offers; publishing and unpublishing have their own buttons (BLD-003). */
function statusSteps({ publication_status: from }: Pick<AdminCourse, 'publication_status'>): Step[] {
  const steps: Step[] = [
    { label: 'Announce as coming soon', icon: 'clock', to: coming_soon },
    { label: 'Archive', icon: 'package', to: archived },
    { label: from === archived ? 'Restore from archive' : 'Make it a draft again', icon: 'edit', to: draft },
  ]
  return steps.filter(({ to }) => mayStepCourse(from, to) && !(from === published && to === draft))
}
