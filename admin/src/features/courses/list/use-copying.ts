import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { copy_course } from '@portico/shared/contract/courses/editing.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

/** Starts copying a course; the list shows that it is in progress until the copy exists (BLD-029). */
export function useCopying({ slug }: AdminCourse) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(copy_course, { params: { slug } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['courses'] }),
    onError: showFailure,
  })
}
