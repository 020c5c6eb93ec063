import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

const outline = () => import('./outline-page.tsx').then(({ OutlinePage }) => OutlinePage)

/** The outline page of a course, with or without an open item. */
export const outlinePages = {
  courseOutline: { load: outline },
  courseOutlineItems: { leads_to: 'courseOutline' },
  courseOutlineItem: { load: outline },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
