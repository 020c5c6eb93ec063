import { callsOf } from '@portico/shared/contract/lists.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../fields/declared-field.tsx'
import { api } from '../../kernel/api.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../kernel/form/use-staff-form.ts'
import { entryValues, newValues } from './entry-values.ts'

/** The form of an entry, new (`entry` is null) or not; every field follows from the declaration. */
export function ResourceForm({
  resource,
  entry,
  mayEdit,
  onSaved,
  onCancel,
}: {
  resource: Resource & { name: ResourceName }
  entry: ListRow | null
  mayEdit: boolean
  onSaved: (saved: ListRow) => void
  onCancel: () => void
}) {
  const client = useQueryClient()
  const isLeaving = useRef(false)
  const calls = callsOf(resource.name)
  const { form, submit, failure, busy, isDirty } = useStaffForm<ListRow>({
    name: resource.name,
    schema: entry ? calls.update.body : calls.create.body,
    values: entry ? entryValues(resource, entry) : newValues(resource),
    onlyChanged: entry !== null,
    send: (body) => (entry ? api(calls.update, { params: { id: entry.id }, body }) : api(calls.create, { body })),
    valuesOf: (saved) => entryValues(resource, saved),
    onSaved: (saved) => {
      isLeaving.current = true
      void client.invalidateQueries({ queryKey: ['list', resource.name] })
      void client.invalidateQueries({ queryKey: ['options', resource.name] })
      onSaved(saved)
      isLeaving.current = false
    },
  })
  const fields = Object.entries(resource.fields).filter(([, field]) => entry !== null || !field.fixed)
  const isWide = (kind: string) => kind === 'rich_text' || kind === 'relation'
  return (
    <FormProvider {...form}>
      <form
        className="panel"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <fieldset className="plain-fieldset panel-body" disabled={!mayEdit}>
          <div className="form-grid">
            {fields.map(([name, field], place) => (
              <div
                key={name}
                className={
                  place === 0 || isWide(field.kind) || (field.kind === 'text' && field.lines) ? 'wide' : undefined
                }
              >
                <DeclaredField name={name} field={field} />
              </div>
            ))}
          </div>
        </fieldset>
        {failure ? (
          <div className="panel-body">
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          </div>
        ) : null}
        {mayEdit ? (
          <div className="form-foot">
            {isDirty ? <span className="muted small">Not saved yet</span> : null}
            <Button kind="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </div>
        ) : null}
      </form>
      <UnsavedChanges isDirty={() => isDirty && !isLeaving.current} />
    </FormProvider>
  )
}
