import type { License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LicenseInputs } from '../licenses/license-inputs.tsx'

type Props = { value: License; onChange: (value: License) => void; onRemove: () => void }

export const LicenseFields = ({ value, onChange, onRemove }: Props) => (
  <fieldset className="license-fields">
    <legend className="visually-hidden">License {value.number}</legend>
    <LicenseInputs value={value} onChange={onChange} />
    <Button kind="quiet" size="small" icon="trash" aria-label={`Remove license ${value.number}`} onClick={onRemove}>
      Remove
    </Button>
  </fieldset>
)
