import './resource-list.css'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../kernel/list-body.tsx'
import { AskDeletion, DeletionReport } from './deletion-dialogs.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { listColumns } from './list-columns.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListHead, NewEntry } from './list-head.tsx'
import { useDeletion } from './use-deletion.ts'
import { useResourceList, type ListedResource, type ResourceList } from './use-resource-list.ts'

/** The page of a declared list (REF-001): search, filters and place in the address, rows to open, choose and delete, and the export. */
export function ResourceListPage({ resource }: { resource: ListedResource }) {
  const { title } = resource
  const list = useResourceList(resource)
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const [asked, setAsked] = useState<readonly ListRow[]>([])
  const deletion = useDeletion(resource.name, () => {
    setAsked([])
    setChosen({})
  })
  const selected = (list.query.data?.data ?? []).filter((row) => chosen[row.id])
  return (
    <>
      <ListHead resource={resource} list={list} />
      <div className="panel">
        <ListFilters resource={resource} list={list} />
        {selected.length > 0 ? (
          <div className="bulk-bar" role="status">
            <strong>{selected.length} selected</strong>
            <Button kind="danger" size="small" icon="trash" onClick={() => setAsked(selected)}>
              Delete
            </Button>
            <Button kind="quiet" size="small" onClick={() => setChosen({})}>
              Clear
            </Button>
          </div>
        ) : null}
        <Entries resource={resource} list={list} chosen={chosen} onChoose={setChosen} onDelete={setAsked} />
      </div>
      {asked.length > 0 ? (
        <AskDeletion
          what={asked.length === 1 && asked[0] ? list.titleOf(asked[0]) : `${asked.length} ${title.toLowerCase()}`}
          busy={deletion.remove.isPending}
          onCancel={() => setAsked([])}
          onConfirm={() => deletion.remove.mutate(asked.map(({ id }) => id))}
        />
      ) : null}
      <DeletionReport refused={deletion.refused} onClose={deletion.forget} />
    </>
  )
}

function Entries({
  resource,
  list,
  chosen,
  onChoose,
  onDelete,
}: {
  resource: ListedResource
  list: ResourceList
  chosen: RowSelectionState
  onChoose: (chosen: RowSelectionState) => void
  onDelete: (rows: readonly ListRow[]) => void
}) {
  const { title, purpose } = resource
  const { query, search, show, narrowing, cleared, titleOf } = list
  const create = list.mayCreate ? <NewEntry resource={resource} mayEdit /> : undefined
  return (
    <ListBody
      query={query}
      address={{
        isFiltered: Object.keys(narrowing).length > 0,
        onCursor: (cursor) => show({ cursor }),
        onClear: () => show(cleared),
      }}
      empty={{ title: `No ${title.toLowerCase()} yet`, text: purpose, action: create }}
    >
      {(rows) => (
        <DataTable
          label={title}
          columns={listColumns(resource)}
          rows={rows}
          titleOf={titleOf}
          sorting={{
            sort: search.sort ?? resource.sort,
            onSort: (sort) => show({ sort }),
          }}
          {...(list.mayDelete ? { selection: { selected: chosen, onSelect: onChoose } } : {})}
          actions={(row) => <EntryMenu row={row} list={list} onDelete={() => onDelete([row])} />}
        />
      )}
    </ListBody>
  )
}
