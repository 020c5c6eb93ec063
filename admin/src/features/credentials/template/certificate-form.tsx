import { update_course } from '@portico/shared/contract/courses/editing.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { CoursePanel } from '../../courses/editor/course-panel.tsx'
import type { Values } from '../../../kernel/form/use-staff-form.ts'
import type { Opened } from '../../courses/frame/course-query.ts'
import { useCourseForm } from '../../courses/editor/use-course-form.ts'
import { TemplateChooser } from './template-chooser.tsx'
import { usedBy } from './used-by.ts'

const labels: Readonly<Record<string, string>> = {
  is_certificate_required: 'Requires a certificate',
  certificate_template_id: 'Certificate template',
}

/** Names a template and the courses that use it. */
const templateName = ({ title, courses, first_course }: Opened['certificate_templates'][number]) =>
  `${title} · ${usedBy(courses, first_course)}`

const valuesOf = ({ is_certificate_required, certificate_template_id }: Opened['course']) => ({
  is_certificate_required,
  certificate_template_id: certificate_template_id ?? '',
})

/** Form for whether a course ends with a certificate, and which template prints it. */
export function CertificateForm({ course, certificate_templates }: Opened) {
  const form = useCourseForm({
    name: 'course-certificate',
    course,
    valuesOf,
    schema: update_course.body,
    send: (body) => api(update_course, { params: { slug: course.slug }, body }),
  })
  const { control } = form.form
  useNewTemplate(course, form.goOnFrom)
  const { field: required } = useController({ name: 'is_certificate_required', control })
  const [isOpen, setOpen] = useState(false)
  const { field: template, fieldState } = useController({ name: 'certificate_template_id', control })
  const titleOf = (id: unknown) => {
    const named = certificate_templates.find((one) => one.id === id)
    return named ? templateName(named) : 'None'
  }
  return (
    <CoursePanel
      form={form}
      labelOf={(name) => labels[name] ?? name}
      show={(name, value) => (name === 'certificate_template_id' ? titleOf(value) : value === true ? 'Yes' : 'No')}
    >
      <Checkbox
        label="Learners earn a certificate"
        help="The course needs a certificate template before you can publish it."
        checked={required.value === true}
        onChange={(event) => required.onChange(event.target.checked)}
      />
      <Field label="Certificate template" optional={required.value !== true} error={fieldState.error?.message}>
        <Select
          value={String(template.value)}
          placeholder="None"
          options={certificate_templates.map((one) => ({ value: String(one.id), label: templateName(one) }))}
          onChange={(event) => template.onChange(event.target.value === '' ? '' : Number(event.target.value))}
        />
      </Field>
      {certificate_templates.length > 0 ? (
        <p>
          <Button kind="secondary" size="small" icon="eye" onClick={() => setOpen(true)}>
            Preview and choose
          </Button>
        </p>
      ) : null}
      {isOpen ? (
        <TemplateChooser
          slug={course.slug}
          chosen={template.value === '' ? null : Number(template.value)}
          onChoose={(id) => {
            template.onChange(id)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </CoursePanel>
  )
}

/** Goes on from the newer version of the course once it got a template of its own below this form. */
function useNewTemplate(course: Opened['course'], goOnFrom: (values: Values, version: string) => void): void {
  const shown = useRef(course.certificate_template_id)
  useEffect(() => {
    if (course.certificate_template_id !== shown.current) goOnFrom(valuesOf(course), course.version)
    shown.current = course.certificate_template_id
  }, [course.certificate_template_id])
}
