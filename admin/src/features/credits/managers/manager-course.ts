import { get_manager_course } from '@portico/shared/contract/credits/managers.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'

export type ManagedCourse = Data<typeof get_manager_course>

export const managerCourseQuery = (portal_id: number, slug: string) =>
  queryOptions({
    queryKey: ['manager-course', portal_id, slug],
    queryFn: () => api(get_manager_course, { params: { slug } }),
  })

/** Returns the seats that can still be given out; a pending invitation reserves one. */
export const seatsLeft = ({ remaining, invited }: { remaining: number; invited: number }): number =>
  Math.max(0, remaining - invited)

/** Returns the course slug from the URL. */
export const useCourseSlug = (): string => (useParams({ strict: false }) as { slug?: string }).slug ?? ''
