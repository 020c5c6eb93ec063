import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { statusSteps } from './status-steps.ts'
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
