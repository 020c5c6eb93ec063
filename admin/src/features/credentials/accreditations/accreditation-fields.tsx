import type { Accreditation } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { deliveryModeLabels, deliveryModes } from '@portico/shared/states/credentials/delivery-mode.ts'
import { hoursLabel } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { HoursFields } from './hours-fields.tsx'
import { MinimumTime } from './minimum-time.tsx'
import { validityText } from './validity-text.ts'
import type { OnWrong } from './wrong-input.ts'

type Props = {
  /** a new one starts open */
  isOpen: boolean
  value: Accreditation
  agencies: readonly { id: number; title: string }[]
  /** the portal's day, such as 2026-11-22 */
  today: string
  onChange: (value: Accreditation) => void
  onWrong: OnWrong
  onRemove: () => void
}

export function AccreditationFields({ isOpen, value, agencies, today, onChange, onWrong, onRemove }: Props) {
  const change = (part: Partial<Accreditation>) => onChange({ ...value, ...part })
  const title = agencies.find(({ id }) => id === value.agency_id)?.title ?? 'Agency'
  return (
    <details className="accreditation" open={isOpen}>
      <summary>
        <h3 className="accreditation-title">{title}</h3>
        <span className="small muted">{factsOf(value, today)}</span>
      </summary>
      <div className="stack">
        <Numbers value={value} agencies={agencies} onChange={change} />
        <HoursFields hours={value.hours} onChange={(hours) => change({ hours })} onWrong={onWrong} />
        <CheckboxGroup
          legend="Delivered"
          options={deliveryModes.map((mode) => ({ value: mode, label: deliveryModeLabels[mode] }))}
          values={value.delivery_modes}
          onChange={(delivery_modes) => change({ delivery_modes })}
        />
        <MinimumTime
          minutes={value.minimum_minutes}
          onChange={(minimum_minutes) => change({ minimum_minutes })}
          onWrong={onWrong}
        />
        <div>
          <Button kind="secondary" size="small" icon="trash" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove agency
          </Button>
        </div>
      </div>
    </details>
  )
}

const hoursOf = (hundredths: number): string => `${hoursLabel(hundredths)} ${hundredths === 100 ? 'hour' : 'hours'}`

/** One-line summary while the details are collapsed. */
const factsOf = ({ hours, approval_number, valid_from, valid_to }: Accreditation, today: string): string =>
  [
    hoursOf(hours.reduce((sum, { hundredths }) => sum + hundredths, 0)),
    approval_number ? `approval ${approval_number}` : '',
    validityText({ valid_from, valid_to }, today),
  ]
    .filter(Boolean)
    .join(' · ')

type Changed = Pick<Props, 'value' | 'agencies'> & { onChange: (part: Partial<Accreditation>) => void }
const Numbers = ({ value, agencies, onChange }: Changed) => (
  <div className="certificate-numbers">
    <Field label="Agency">
      <Select
        value={String(value.agency_id)}
        options={agencies.map((one) => ({ value: String(one.id), label: one.title }))}
        onChange={({ target }) => onChange({ agency_id: Number(target.value) })}
      />
    </Field>
    <Field label="Provider number" optional>
      <TextInput
        value={value.provider_number}
        maxLength={60}
        onChange={({ target }) => onChange({ provider_number: target.value })}
      />
    </Field>
    <Field label="Course approval number" optional>
      <TextInput
        value={value.approval_number}
        maxLength={60}
        onChange={({ target }) => onChange({ approval_number: target.value })}
      />
    </Field>
    <Field label="Valid from" optional help="Compared with the day of completion.">
      <TextInput
        type="date"
        value={value.valid_from ?? ''}
        onChange={({ target }) => onChange({ valid_from: target.value || null })}
      />
    </Field>
    <Field label="Valid to" optional>
      <TextInput
        type="date"
        value={value.valid_to ?? ''}
        onChange={({ target }) => onChange({ valid_to: target.value || null })}
      />
    </Field>
  </div>
)
