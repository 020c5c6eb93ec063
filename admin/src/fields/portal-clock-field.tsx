import { formatClock } from '@portico/shared/rules/dates/format-date.ts'
import { replacementOfSkippedTime } from '@portico/shared/rules/dates/portal-time.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { useSession } from '../kernel/session/session.ts'

type Props = {
  label: string
  help: string
  error: string | undefined
  value: string
  onChange: (clock: string) => void
}

/** Field for a date and time in the portal's time zone. If daylight saving skips the time, leaving the field moves it to the next one and says so. */
export function PortalClockField({ label, help, error, value, onChange }: Props) {
  const { time_zone } = useSession().portal
  const [skipped, setSkipped] = useState<string | null>(null)
  const leave = () => {
    const next = replacementOfSkippedTime(value, time_zone)
    if (next === null) return
    setSkipped(
      `${formatClock(value)} does not exist on this day because clocks move forward. The next time is ${formatClock(next)}.`,
    )
    onChange(next)
  }
  return (
    <Field
      label={label}
      optional
      help={
        <>
          {help} <span role="status">{skipped}</span>
        </>
      }
      error={error}
    >
      <TextInput
        type="datetime-local"
        value={value}
        onBlur={leave}
        onChange={({ target }) => {
          setSkipped(null)
          onChange(target.value)
        }}
      />
    </Field>
  )
}
