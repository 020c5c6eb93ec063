import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import type { ListSearch } from './list-search.ts'
import { forgetFilter, savedFilters, saveFilter, type FilterOwner } from './saved-filters.ts'

/** Saved filters of one list: apply one, save the current one, delete one. */
export function SavedFiltersDialog({
  place,
  present,
  onApply,
  onClose,
}: {
  place: FilterOwner
  present: ListSearch
  onApply: (search: ListSearch) => void
  onClose: () => void
}) {
  const [kept, setKept] = useState(() => savedFilters(place))
  const isNarrowed = Object.keys(present).length > 0
  const keep = (name: string) => {
    saveFilter(place, { name, search: present })
    setKept(savedFilters(place))
  }
  const forget = (gone: string) => {
    forgetFilter(place, gone)
    setKept(savedFilters(place))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Saved filters"
      size="small"
      actions={
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="stack">
        {kept.length === 0 ? (
          <p className="muted">There are no saved filters for this list yet.</p>
        ) : (
          <ul className="saved-filters">
            {kept.map((one) => (
              <li key={one.name}>
                <Button kind="quiet" icon="filter" onClick={() => onApply(one.search)}>
                  {one.name}
                </Button>
                <IconButton icon="trash" size="small" label={`Delete ${one.name}`} onClick={() => forget(one.name)} />
              </li>
            ))}
          </ul>
        )}
        {isNarrowed ? (
          <SaveForm onSave={keep} />
        ) : (
          <p className="muted small">Filter the list first, then save the filter here.</p>
        )}
      </div>
    </Dialog>
  )
}

function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const save = () => {
    if (name.trim() === '') return
    onSave(name.trim())
    setName('')
  }
  return (
    <Form className="row saved-filters-new" onSubmit={save}>
      <Field label="Save current filter as">
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" kind="secondary" disabled={name.trim() === ''}>
        Save
      </Button>
    </Form>
  )
}
