import { get_manager_course } from '@portico/shared/contract/credits-managers.ts'
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

/** Seats that can still be handed out: a waiting invitation holds its own. */
export const seatsLeft = ({ remaining, invited }: { remaining: number; invited: number }): number =>
  Math.max(0, remaining - invited)

/** The course that the address names. */
export const useCourseSlug = (): string => (useParams({ strict: false }) as { slug?: string }).slug ?? ''
