import type { LayoutField } from '@portico/shared/schemas/certificates.ts'
import { certificatePage, layoutFields, smallestField_pt } from '@portico/shared/states/credentials/layout-field.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelOf } from './field-layer.tsx'
import { NumberInput } from './number-input.tsx'

type Props = { field: LayoutField; onChange: (change: Partial<LayoutField>) => void; onRemove: () => void }

const { width_pt, height_pt } = certificatePage

/** Edits the selected field by typing: everything that dragging changes can be entered here. */
export function FieldPanel({ field, onChange, onRemove }: Props) {
  const { is_picture, needed } = layoutFields[field.kind]
  return (
    <section className="stack" aria-label={`Field: ${labelOf(field)}`}>
      <h3 className="certificate-chosen">{labelOf(field)}</h3>
      {is_picture ? null : (
        <Field label={field.kind === 'text' ? 'Text' : 'Text before it'} optional={field.kind !== 'text'}>
          <TextInput value={field.text} maxLength={500} onChange={({ target }) => onChange({ text: target.value })} />
        </Field>
      )}
      <FieldNumbers field={field} onChange={onChange} />
      {is_picture ? null : <FieldLetters field={field} onChange={onChange} />}
      {needed ? (
        <p className="muted small">Every certificate shows this field.</p>
      ) : (
        <div>
          <Button kind="secondary" size="small" icon="trash" onClick={onRemove}>
            Remove field
          </Button>
        </div>
      )}
    </section>
  )
}

function FieldNumbers({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  const number = (name: 'x' | 'y' | 'width' | 'height', label: string, [least, most]: readonly [number, number]) => (
    <NumberInput
      label={label}
      value={field[name]}
      least={least}
      most={most}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <div className="certificate-numbers">
      {number('x', 'From the left', [0, width_pt - field.width])}
      {number('y', 'From the top', [0, height_pt - field.height])}
      {number('width', 'Width', [smallestField_pt, width_pt])}
      {number('height', 'Height', [smallestField_pt, height_pt])}
      <Field label="Alignment">
        <Select
          value={field.align}
          options={[
            { value: 'left', label: 'Left' },
            { value: 'center', label: 'Center' },
            { value: 'right', label: 'Right' },
          ]}
          onChange={({ target }) => onChange({ align: target.value as LayoutField['align'] })}
        />
      </Field>
    </div>
  )
}

function FieldLetters({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  return (
    <div className="certificate-numbers">
      <NumberInput
        label="Font size"
        value={field.font_size}
        least={6}
        most={72}
        onChange={(font_size) => onChange({ font_size })}
      />
      <Field label="Weight">
        <Select
          value={field.weight}
          options={[
            { value: 'normal', label: 'Regular' },
            { value: 'bold', label: 'Bold' },
          ]}
          onChange={({ target }) => onChange({ weight: target.value as LayoutField['weight'] })}
        />
      </Field>
      <Field label="Color">
        <TextInput type="color" value={field.color} onChange={({ target }) => onChange({ color: target.value })} />
      </Field>
    </div>
  )
}
