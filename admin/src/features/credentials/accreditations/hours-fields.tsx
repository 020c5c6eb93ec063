import type { Accreditation } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { hoursLabel } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { readHours } from '@portico/shared/schemas/hours.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { useRowKeys, type OnWrong } from './wrong-input.ts'

type Hours = Accreditation['hours']

type Props = { hours: Hours; onChange: (hours: Hours) => void; onWrong: OnWrong }

/** Hours by subject, stored in hundredths. */
export function HoursFields({ hours, onChange, onWrong }: Props) {
  const rows = useRowKeys(hours.length)
  const put = (place: number, part: Partial<Hours[number]>) =>
    onChange(hours.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <div className="stack">
      {hours.map((one, place) => (
        <div key={rows.keyAt(place)} className="accreditation-hours">
          <Field label="Subject">
            <TextInput
              value={one.subject}
              maxLength={120}
              onChange={({ target }) => put(place, { subject: target.value })}
            />
          </Field>
          <HoursInput
            hundredths={one.hundredths}
            onChange={(hundredths) => put(place, { hundredths })}
            onWrong={(isWrong) => onWrong(rows.keyAt(place), isWrong)}
          />
          <IconButton
            icon="trash"
            label={`Remove the hours of ${one.subject || 'this subject'}`}
            onClick={() => {
              onWrong(rows.keyAt(place), false)
              rows.remove(place)
              onChange(hours.filter((_, at) => at !== place))
            }}
          />
        </div>
      ))}
      <div>
        <Button
          kind="quiet"
          size="small"
          icon="plus"
          onClick={() => {
            rows.add()
            onChange([...hours, { subject: '', hundredths: 100 }])
          }}
        >
          Add subject
        </Button>
      </div>
    </div>
  )
}

type Input = { hundredths: number; onChange: (hundredths: number) => void; onWrong: (isWrong: boolean) => void }

function HoursInput({ hundredths, onChange, onWrong }: Input) {
  const [typed, setTyped] = useState(hoursLabel(hundredths))
  return (
    <Field label="Hours" error={readHours(typed).wrong ?? undefined}>
      <TextInput
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          const read = readHours(target.value)
          onWrong(read.hundredths === null)
          if (read.hundredths !== null) onChange(read.hundredths)
        }}
      />
    </Field>
  )
}
