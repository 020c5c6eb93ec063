import { update_course } from '@portico/shared/contract/courses/editing.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useController } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { CoursePanel } from './course-panel.tsx'
import type { Opened } from '../frame/course-query.ts'
import { useCourseForm } from './use-course-form.ts'

type Kind = 'none' | 'days' | 'day'
const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'none', label: 'No due date' },
  { value: 'days', label: 'A number of days after enrolling' },
  { value: 'day', label: 'The same day for everyone' },
]
const labels: Readonly<Record<string, string>> = { due_days: 'Days after enrolling', due_on: 'Due on' }

/** Form for when learners should finish (OP-89): they see the date, and missing it costs no access. */
export function DueDatesForm({ course }: Opened) {
  const form = useCourseForm({
    name: 'course-due-dates',
    course,
    valuesOf: ({ due_days, due_on }) => ({ due_days, due_on }),
    schema: update_course.body,
    send: (body) => api(update_course, { params: { slug: course.slug }, body }),
  })
  const { control } = form.form
  const { field: days, fieldState: ofDays } = useController({ name: 'due_days', control })
  const { field: day, fieldState: ofDay } = useController({ name: 'due_on', control })
  const kind: Kind = days.value !== null ? 'days' : day.value !== null ? 'day' : 'none'
  const choose = (chosen: Kind) => {
    days.onChange(chosen === 'days' ? (days.value ?? 30) : null)
    day.onChange(chosen === 'day' ? (day.value ?? '') : null)
  }
  return (
    <CoursePanel form={form} labelOf={(name) => labels[name] ?? name} show={(_, value) => String(value ?? 'None')}>
      <p className="muted">Learners see when the course is due. They keep access after that.</p>
      <RadioGroup legend="Due" options={kinds} value={kind} onChange={choose} />
      {kind === 'days' ? (
        <Field label="Days after enrolling" error={ofDays.error?.message}>
          <TextInput
            type="number"
            min={1}
            max={3_650}
            value={String(days.value)}
            onChange={(event) => days.onChange(Number(event.target.value))}
          />
        </Field>
      ) : null}
      {kind === 'day' ? (
        <Field label="Due on" help="At the end of that day, in the portal’s time zone." error={ofDay.error?.message}>
          <TextInput type="date" value={String(day.value)} onChange={(event) => day.onChange(event.target.value)} />
        </Field>
      ) : null}
    </CoursePanel>
  )
}
