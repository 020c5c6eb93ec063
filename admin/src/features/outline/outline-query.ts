import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { saveQueueOf, settled } from './save/save-queue.ts'

/** Loads the modules and items of a course for editing. */
export const outlineQuery = (portal_id: number, slug: string) =>
  queryOptions({
    queryKey: ['outline', portal_id, slug],
    queryFn: () => api(get_course_outline, { params: { slug } }),
    refetchOnWindowFocus: false,
  })

/** Query key of all items of a course, as their editors opened them. */
export const itemsKey = (portal_id: number, course_id: number) => ['outline-item', portal_id, course_id] as const

/** Loads one item with its editable content; never from the cache, because its editor starts with it. */
export const itemQuery = (portal_id: number, { course_id, item_id }: { course_id: number; item_id: number }) =>
  queryOptions({
    queryKey: [...itemsKey(portal_id, course_id), item_id],
    queryFn: async () => {
      await settled(saveQueueOf(course_id))
      return api(show_course_item, { params: { id: item_id }, query: { course_id } })
    },
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: 0,
  })
