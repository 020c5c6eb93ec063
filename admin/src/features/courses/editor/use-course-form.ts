import type { EditableCourse } from '@portico/shared/contract/courses-editing.ts'
import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'
import { useMayInCourse } from '../access/may-in-course.ts'

type Wish = {
  name: string
  course: EditableCourse
  /** those of the course that the form shows */
  valuesOf: (course: EditableCourse) => Values
  schema: v.GenericSchema<unknown, unknown>
  send: (body: Values & { version: string }) => Promise<EditableCourse>
  onSaved?: (saved: EditableCourse) => void
}

/** A form of a part of a course. All of them know one version of it: whoever saves upon another one is told what has changed. */
export function useCourseForm({ name, course, valuesOf, schema, send, onSaved }: Wish) {
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
      // Under its former address the course is not there any more; the page of the new one reads it anew.
      const refetchType = saved.slug === course.slug ? 'active' : 'none'
      void client.invalidateQueries({ queryKey: ['course'], refetchType })
      onSaved?.(saved)
    },
  })
  return { ...form, mayEdit }
}
