import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import type { Field, Resource } from '@portico/shared/resources/resource.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../fields/declared-field.tsx'
import { FieldValue } from '../../fields/field-value.tsx'
import { api } from '../../kernel/api.ts'
import { ConflictDialog } from '../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../kernel/form/use-staff-form.ts'
import { pictureField } from './entry-picture.tsx'
import { entryValues, newValues } from '../../fields/entry-values.ts'

/** Form of a new entry (`entry` is null) or an existing one; all fields come from the declaration. */
export function ResourceForm({
  resource,
  entry,
  mayEdit,
  onSaved,
  onCancel,
}: {
  resource: Resource & { name: ResourceName }
  entry: ListEntry | null
  mayEdit: boolean
  onSaved: (saved: ListEntry) => void
  onCancel: () => void
}) {
  const client = useQueryClient()
  const isLeaving = useRef(false)
  const calls = callsOf(resource.name)
  const picture = entry ? pictureField(resource.name) : undefined
  // The picture is saved outside the form, which therefore neither shows nor sends it: a new picture causes no conflict with typed values.
  const valuesOf = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(entryValues(resource, of)).filter(([name]) => name !== picture))
  const { form, submit, failure, conflict, busy, isDirty } = useStaffForm<ListEntry>({
    name: resource.name,
    schema: entry ? calls.update.body : calls.create.body,
    values: entry ? valuesOf(entry) : newValues(resource),
    onlyChanged: entry !== null,
    send: ({ version, ...body }) =>
      entry
        ? api(calls.update, { params: { id: entry.id }, body: { ...body, version: String(version) } })
        : api(calls.create, { body }),
    valuesOf,
    ...(entry ? { opened: { version: entry.version, valuesOf } } : {}),
    onSaved: (saved) => {
      isLeaving.current = true
      void client.invalidateQueries({ queryKey: ['list', resource.name] })
      void client.invalidateQueries({ queryKey: ['options', resource.name] })
      onSaved(saved)
      isLeaving.current = false
    },
  })
  return (
    <FormProvider {...form}>
      <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
        <fieldset className="plain-fieldset panel-body" disabled={!mayEdit}>
          <Fields resource={resource} isNew={entry === null} picture={picture} />
        </fieldset>
        <FormFoot {...{ failure, mayEdit, isDirty, busy, onCancel }} />
      </Form>
      <ConflictDialog
        conflict={conflict}
        labelOf={(name) => resource.fields[name]?.label ?? name}
        show={(name, value) => <Value field={resource.fields[name]} value={value} />}
      />
      <UnsavedChanges isDirty={() => isDirty && !isLeaving.current} />
    </FormProvider>
  )
}

/** Save button and error messages, in the bar that stays in view. */
function FormFoot({
  failure,
  mayEdit,
  isDirty,
  busy,
  onCancel,
}: {
  failure: string | null
  mayEdit: boolean
  isDirty: boolean
  busy: boolean
  onCancel: () => void
}) {
  if (!mayEdit) return null
  return (
    <div className="form-foot">
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {isDirty ? <span className="muted small">Not saved yet</span> : null}
      <Button kind="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </div>
  )
}

const Value = ({ field, value }: { field: Field | undefined; value: unknown }) =>
  field ? <FieldValue field={field} value={value} /> : null

type FieldsProps = { resource: Resource; isNew: boolean; picture: string | undefined }
function Fields({ resource, isNew, picture }: FieldsProps) {
  const fields = Object.entries(resource.fields).filter(
    ([name, field]) => name !== picture && !field.beside && (!isNew || !field.fixed),
  )
  const isWide = (field: Field) =>
    field.kind === 'rich_text' || field.kind === 'relation' || (field.kind === 'text' && field.lines)
  return (
    <div className="form-grid">
      {fields.map(([name, field], place) => (
        <div key={name} className={place === 0 || isWide(field) ? 'wide' : undefined}>
          <DeclaredField name={name} field={field} />
        </div>
      ))}
    </div>
  )
}
