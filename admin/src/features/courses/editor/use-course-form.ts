import type { EditableCourse } from '@portico/shared/contract/courses/editing.ts'
import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'
import { useMayInCourse } from '../access/may-in-course.ts'

type Options = {
  name: string
  course: EditableCourse
  /** picks the course's values that the form edits */
  valuesOf: (course: EditableCourse) => Values
  schema: v.GenericSchema<unknown, unknown>
  send: (body: Values & { version: string }) => Promise<EditableCourse>
  onSaved?: (saved: EditableCourse) => void
}

/** Form for one part of a course. All these forms share the course's version: saving over a newer version shows what has changed. */
export function useCourseForm({ name, course, valuesOf, schema, send, onSaved }: Options) {
  const mayEdit = useMayInCourse('courses.edit')
  const client = useQueryClient()
  const form = useStaffForm<EditableCourse>({
    name,
    schema,
    values: valuesOf(course),
    onlyChanged: true,
    send: ({ version, ...body }) => send({ ...body, version: String(version) }),
    valuesOf,
    opened: { version: course.version, valuesOf: (current) => valuesOf({ ...course, ...current }) },
    onSaved: (saved) => {
      void client.invalidateQueries({ queryKey: ['courses'] })
      // The course no longer exists under its old slug; the page at the new slug refetches it.
      const refetchType = saved.slug === course.slug ? 'active' : 'none'
      void client.invalidateQueries({ queryKey: ['course'], refetchType })
      onSaved?.(saved)
    },
  })
  return { ...form, mayEdit }
}
