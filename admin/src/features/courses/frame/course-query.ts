import type { Data } from '@portico/shared/calls/endpoint.ts'
import { get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

/** A course as its forms receive it, with the options they offer. */
export type Opened = Data<typeof get_admin_course>

export const courseQuery = (portal_id: number, slug: string) =>
  queryOptions({
    queryKey: ['course', portal_id, slug],
    queryFn: () => api(get_admin_course, { params: { slug } }),
    refetchOnWindowFocus: false,
    // Never from the cache: a form starts with the current course.
    gcTime: 0,
    staleTime: 0,
  })
