import { bulkFields } from '@portico/shared/resources/fields-of.ts'
import { mayBeNull } from '@portico/shared/resources/field-schema.ts'
import type { Field as Declared } from '@portico/shared/resources/resource.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useId, useState } from 'react'
import { useFieldOptions } from './field-options.ts'
import type { ListedResource } from './use-resource-list.ts'

type Values = Readonly<Record<string, unknown>>
const noEntry = 'none'

/** Dialog that gives many entries the same values; untouched fields stay as they are. */
export function BulkEditDialog({
  resource,
  what,
  busy,
  onSave,
  onClose,
}: {
  resource: ListedResource
  /** such as "3 topics" */
  what: string
  busy: boolean
  onSave: (values: Record<string, unknown>) => void
  onClose: () => void
}) {
  const form = useId()
  const [values, setValues] = useState<Values>({})
  const isEmpty = Object.keys(values).length === 0
  const give = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values
    setValues(value === undefined ? others : { ...others, [name]: value })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Edit ${what.replace(/^All/, 'all')}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={isEmpty}>
            Save
          </Button>
        </>
      }
    >
      <Form id={form} className="stack" onSubmit={() => (isEmpty ? undefined : onSave({ ...values }))}>
        <p className="muted small">Only fields that you choose here are changed.</p>
        {bulkFields(resource).map(([name, field]) => (
          <BulkField key={name} field={field} value={values[name]} onChange={(value) => give(name, value)} />
        ))}
      </Form>
    </Dialog>
  )
}

function BulkField({
  field,
  value,
  onChange,
}: {
  field: Declared
  value: unknown
  onChange: (value: unknown) => void
}) {
  const options = useFieldOptions(field)
  const empty = mayBeNull(field) ? [{ value: noEntry, label: 'None' }] : []
  return (
    <Field label={field.label}>
      <Select
        value={value === undefined ? '' : value === null ? noEntry : String(value)}
        placeholder="Leave unchanged"
        options={[...empty, ...options.map((option) => ({ ...option, value: String(option.value) }))]}
        onChange={({ target }) =>
          onChange(
            target.value === noEntry ? null : options.find((option) => String(option.value) === target.value)?.value,
          )
        }
      />
    </Field>
  )
}
