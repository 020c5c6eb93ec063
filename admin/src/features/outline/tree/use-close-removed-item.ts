import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule } from '../outline-order.ts'

/** Closes the open item once it is no longer in the outline. */
export function useCloseRemovedItem(modules: readonly OutlineModule[], open_id: number | null): void {
  const { course } = useOutline()
  const navigate = useNavigate()
  const isGone = open_id !== null && !modules.some(({ items }) => items.some(({ id }) => id === open_id))
  useEffect(() => {
    if (isGone) void navigate({ to: linkToStaff('courseOutline', { slug: course.slug }) })
  }, [isGone])
}
