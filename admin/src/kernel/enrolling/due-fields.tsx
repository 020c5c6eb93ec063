import type { DueDateInput } from '@portico/shared/schemas/forms.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'

const kinds = [
  { value: 'course', label: 'Same as the course' },
  { value: 'days', label: 'Days from today' },
  { value: 'day', label: 'On a date' },
] as const

type Props = {
  due: DueDateInput
  errors: { due_days?: string | undefined; due_on?: string | undefined }
  onChange: (due: DueDateInput) => void
}

export const DueFields = ({ due, errors, onChange }: Props) => (
  <div className="enroll-due">
    <Field label="Due">
      <Select
        options={kinds}
        value={due.kind}
        onChange={(event) =>
          onChange({ ...due, kind: kinds.find(({ value }) => value === event.target.value)?.value ?? 'course' })
        }
      />
    </Field>
    {due.kind === 'days' ? (
      <Field label="Days" required error={errors.due_days}>
        <TextInput
          type="number"
          min={1}
          max={3_650}
          value={due.days}
          onChange={(event) => onChange({ ...due, days: event.target.value })}
        />
      </Field>
    ) : null}
    {due.kind === 'day' ? (
      <Field label="Due on" required error={errors.due_on}>
        <TextInput type="date" value={due.day} onChange={(event) => onChange({ ...due, day: event.target.value })} />
      </Field>
    ) : null}
  </div>
)
