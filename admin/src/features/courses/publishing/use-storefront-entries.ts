import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus, mayStepCourse } from '@portico/shared/states/courses/course.ts'
import type { MenuEntry } from '@portico/shared/ui/menu.tsx'
import type { StorefrontChange } from './storefront-changes.ts'
import { useMarketable } from './use-marketable.ts'
import { useStatus } from './use-status.ts'

type Entry = Pick<MenuEntry, 'label' | 'icon' | 'onSelect'>
const { draft, coming_soon, archived } = courseStatus

/**
 * Menu entries of a course besides publishing and restoring: its other statuses (BLD-003), and listing on the storefront. What visitors notice is
 * confirmed first, through `onAsk`.
 */
export function useStorefrontEntries(
  course: AdminCourse,
  { onJob, onAsk }: { onJob: (job_id: number) => void; onAsk: (change: StorefrontChange) => void },
): Entry[] {
  const { change } = useStatus(course, { onJob })
  const marketable = useMarketable(course, { onJob })
  const { publication_status: from, is_marketable } = course
  const entries: Entry[] = []
  if (mayStepCourse(from, coming_soon))
    entries.push({ label: 'Announce as coming soon', icon: 'clock', onSelect: () => onAsk('announce') })
  if (mayStepCourse(from, archived))
    entries.push({ label: 'Archive', icon: 'package', onSelect: () => onAsk('archive') })
  if (from === coming_soon)
    entries.push({
      label: 'Change back to draft',
      icon: 'edit',
      onSelect: () => change.mutate(draft),
    })
  entries.push(
    is_marketable
      ? { label: 'Take off the storefront', icon: 'eye-off', onSelect: () => onAsk('hide') }
      : {
          label: 'Put on the storefront',
          icon: 'eye',
          onSelect: () => marketable.mutate(true),
        },
  )
  return entries
}
