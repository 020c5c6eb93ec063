import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

const outline = () => import('./outline-page.tsx').then(({ OutlinePage }) => OutlinePage)

/** The outline of a course, with an item open or none. */
export const outlinePages = {
  courseOutline: { load: outline },
  courseOutlineItems: { leads_to: 'courseOutline' },
  courseOutlineItem: { load: outline },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
