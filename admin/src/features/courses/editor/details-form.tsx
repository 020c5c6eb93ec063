import { update_course } from '@portico/shared/contract/courses/editing.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { useNavigate } from '@tanstack/react-router'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { FieldValue } from '../../../fields/field-value.tsx'
import { api } from '../../../kernel/api.ts'
import { CoursePanel } from './course-panel.tsx'
import type { Opened } from '../frame/course-query.ts'
import { useCourseForm } from './use-course-form.ts'

const fields: Readonly<Record<string, Field>> = {
  title: { kind: 'text', label: 'Title', max: 200, required: true },
  slug: {
    kind: 'slug',
    label: 'Address',
    from: 'title',
    required: true,
    help: 'The last part of its web address. The old address will lead to the new one.',
  },
  subtitle: { kind: 'text', label: 'Subtitle', max: 300 },
  description: { kind: 'rich_text', label: 'Description', max: 100_000 },
}

/** Form for a course's title and the main text of its page; after a change of the slug the form moves to the new URL (BLD-025). */
export function DetailsForm({ course }: Opened) {
  const navigate = useNavigate()
  const form = useCourseForm({
    name: 'course-details',
    course,
    valuesOf: ({ title, slug, subtitle, description }) => ({ title, slug, subtitle, description }),
    schema: update_course.body,
    send: (body) => api(update_course, { params: { slug: course.slug }, body }),
    onSaved: ({ slug }) =>
      slug === course.slug ? undefined : void navigate({ to: linkToStaff('courseDetails', { slug }), replace: true }),
  })
  return (
    <CoursePanel
      form={form}
      labelOf={(name) => fields[name]?.label ?? name}
      show={(name, value) => {
        const field = fields[name]
        return field ? <FieldValue field={field} value={value} /> : null
      }}
    >
      {Object.entries(fields).map(([name, field]) => (
        <DeclaredField key={name} name={name} field={field} />
      ))}
    </CoursePanel>
  )
}
