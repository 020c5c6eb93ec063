import { clockTime, instantAt } from '@portico/shared/rules/dates/portal-time.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { PortalClockField } from '../../../fields/portal-clock-field.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import type { Content, ErrorOf } from '../item-editor.ts'

type Fields = Pick<Content<'Exam'>['fields'], 'time_limit_minutes' | 'opens_at' | 'closes_at'>
type Props = { fields: Fields; errorOf: ErrorOf; onChange: (part: Partial<Fields>) => void }

/** Fields for the time limit of an attempt, and for when the exam may be taken, in the portal's time zone. */
export function TimeFields({ fields, errorOf, onChange }: Props) {
  return (
    <>
      <div className="form-grid">
        <Field
          label="Time limit in minutes"
          optional
          help="Leave empty for no limit. You can give one learner more time on the page of their exam."
          error={errorOf('time_limit_minutes')}
        >
          <TextInput
            type="number"
            min={1}
            max={1_440}
            value={fields.time_limit_minutes ?? ''}
            onChange={(event) =>
              onChange({ time_limit_minutes: event.target.value === '' ? null : Number(event.target.value) })
            }
          />
        </Field>
      </div>
      <div className="form-grid">
        <MomentField
          label="Opens"
          at={fields.opens_at}
          error={errorOf('opens_at')}
          onChange={(opens_at) => onChange({ opens_at })}
        />
        <MomentField
          label="Closes"
          at={fields.closes_at}
          error={errorOf('closes_at')}
          onChange={(closes_at) => onChange({ closes_at })}
        />
      </div>
    </>
  )
}

type Moment = { label: string; at: string | null; error: string | undefined; onChange: (at: string | null) => void }

/** A date and time in the portal's time zone. Half-typed input has no value yet. */
function MomentField({ label, at, error, onChange }: Moment) {
  const { time_zone } = useSession().portal
  const [typed, setTyped] = useState(at === null ? '' : clockTime(at, time_zone))
  const change = (clock: string) => {
    setTyped(clock)
    onChange(instantAt(clock, time_zone)?.toISOString() ?? null)
  }
  return (
    <PortalClockField
      label={label}
      help={`In the portal’s time zone (${time_zone}).`}
      error={error}
      value={typed}
      onChange={change}
    />
  )
}
