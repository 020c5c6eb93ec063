import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { oneSubject, type TypedHours, type TypedTraining } from './training-draft.ts'
import type { TrainingErrors } from './training-errors.ts'

type Props = {
  value: TypedTraining
  errors: TrainingErrors
  agencies: readonly { id: number; title: string }[]
  onChange: (value: TypedTraining) => void
}

/** Fields for the training: title, agency, date and hours. */
export function TrainingFields({ value, errors, agencies, onChange }: Props) {
  const change = (part: Partial<TypedTraining>) => onChange({ ...value, ...part })
  return (
    <div className="training-fields">
      <Field label="Title" error={errors.title}>
        <TextInput
          required
          value={value.title}
          maxLength={200}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label="Provider" help="Who offered it." error={errors.provider}>
        <TextInput
          required
          value={value.provider}
          maxLength={200}
          onChange={({ target }) => change({ provider: target.value })}
        />
      </Field>
      <Field label="Agency that accepts it" error={errors.agency_id}>
        <Select
          value={String(value.agency_id)}
          options={[
            { value: '0', label: 'Another, or none' },
            ...agencies.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ target }) => change({ agency_id: Number(target.value) })}
        />
      </Field>
      {value.agency_id === 0 ? (
        <Field label="Name of the agency" optional>
          <TextInput value={value.agency} maxLength={200} onChange={({ target }) => change({ agency: target.value })} />
        </Field>
      ) : null}
      <Field label="Completed on" error={errors.completed_on}>
        <TextInput
          required
          type="date"
          value={value.completed_on}
          onChange={({ target }) => change({ completed_on: target.value })}
        />
      </Field>
      <HoursRows hours={value.hours} errors={errors} onChange={(hours) => change({ hours })} />
    </div>
  )
}

type HoursProps = {
  hours: readonly TypedHours[]
  errors: TrainingErrors
  onChange: (hours: TypedHours[]) => void
}

function HoursRows({ hours, errors, onChange }: HoursProps) {
  const change = (place: number, part: Partial<TypedHours>) =>
    onChange(hours.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <div className="training-wide stack stack-2">
      {hours.map(({ subject, hours: typed }, place) => (
        <fieldset key={place} className="training-hours">
          <legend className="visually-hidden">{`Hours ${place + 1}`}</legend>
          <Field label="Subject" error={errors[`subject-${place}`]}>
            <TextInput
              required
              value={subject}
              maxLength={120}
              onChange={({ target }) => change(place, { subject: target.value })}
            />
          </Field>
          <Field label="Hours" error={errors[`hours-${place}`]}>
            <TextInput
              required
              type="number"
              min="0.01"
              max="1000"
              step="0.01"
              inputMode="decimal"
              value={typed}
              onChange={({ target }) => change(place, { hours: target.value })}
            />
          </Field>
          <IconButton
            icon="trash"
            label={`Remove subject ${place + 1}`}
            disabled={hours.length === 1}
            onClick={() => onChange(hours.filter((_, at) => at !== place))}
          />
        </fieldset>
      ))}
      <div>
        <Button
          kind="quiet"
          size="small"
          icon="plus"
          disabled={hours.length >= 20}
          onClick={() => onChange([...hours, oneSubject])}
        >
          Add a subject
        </Button>
      </div>
    </div>
  )
}
