import { update_course } from '@portico/shared/contract/courses/editing.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useController } from 'react-hook-form'
import { ManyChoices } from '../../../fields/many-choices.tsx'
import { api } from '../../../kernel/api.ts'
import { firstAssignmentHelp, withLead, withTicked } from './instructor-order.ts'
import { CoursePanel } from './course-panel.tsx'
import type { Opened } from '../frame/course-query.ts'
import { useCourseForm } from './use-course-form.ts'

/** Form to choose a course's instructors from those of the portal. */
export function InstructorsForm({ course, instructors }: Opened) {
  const form = useCourseForm({
    name: 'course-instructors',
    course,
    valuesOf: ({ instructor_ids }) => ({ instructor_ids }),
    schema: update_course.body,
    send: (body) => api(update_course, { params: { slug: course.slug }, body }),
  })
  const { field, fieldState } = useController({ name: 'instructor_ids', control: form.form.control })
  const chosen = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [])
  const ids = chosen(field.value)
  const nameOf = (id: number) => instructors.find((one) => one.id === id)?.title ?? `Number ${id}`
  if (instructors.length === 0)
    return (
      <EmptyState icon="users" title="No instructors yet">
        Give someone the role Instructor on the Users page, then choose them here.
      </EmptyState>
    )
  return (
    <CoursePanel
      form={form}
      labelOf={() => 'Instructors'}
      show={(_, value) => chosen(value).map(nameOf).join(', ') || 'Nobody'}
    >
      <div ref={field.ref} tabIndex={-1} role="group" aria-label="Who teaches this course" className="stack">
        <ManyChoices
          name="instructor_ids"
          label="Instructors"
          help={`Shown on the course’s page. ${firstAssignmentHelp}`}
          none="Nobody"
          chosen={ids}
          options={instructors}
          onChange={(ticked) => field.onChange(withTicked(ids, ticked))}
          onBlur={field.onBlur}
          error={undefined}
        />
        {ids.length > 1 ? (
          <Field label="Lead instructor" help="Named first on the course’s page.">
            <Select
              value={ids[0]}
              options={ids.map((id) => ({ value: id, label: nameOf(id) }))}
              onChange={(event) => field.onChange(withLead(ids, Number(event.target.value)))}
            />
          </Field>
        ) : null}
      </div>
      {fieldState.error ? (
        <p className="field-error" role="alert">
          {fieldState.error.message}
        </p>
      ) : null}
    </CoursePanel>
  )
}
