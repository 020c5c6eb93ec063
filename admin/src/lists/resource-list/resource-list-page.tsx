import './resource-list.css'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../kernel/list-body.tsx'
import { ConfirmDeletion, DeletionReport } from './deletion-dialogs.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { JobPanel } from './job-panel.tsx'
import { listColumns } from './list-columns.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListHead, NewEntry } from './list-head.tsx'
import { SelectionActions } from './selection-actions.tsx'
import { useDeletion } from './use-deletion.ts'
import { useOrder } from '../order/use-order.ts'
import { useResourceList, type ListedResource, type ResourceList } from './use-resource-list.ts'
import { useSelection } from './use-selection.ts'

/** Page of a declared list (REF-001): search, filters and position in the URL, rows to open, select, edit and delete, and the export. */
export function ResourceListPage({ resource }: { resource: ListedResource }) {
  const list = useResourceList(resource)
  const selection = useSelection(list)
  const [asked, setAsked] = useState<ListRow | null>(null)
  const deletion = useDeletion(resource.name, () => setAsked(null))
  return (
    <>
      <ListHead resource={resource} list={list} />
      <div className="panel">
        <ListFilters resource={resource} list={list} />
        {list.job === null ? null : <JobPanel key={list.job} resource={resource} list={list} id={list.job} />}
        <SelectionActions resource={resource} list={list} selection={selection} />
        <Entries
          resource={resource}
          list={list}
          chosen={selection.chosen}
          onChoose={selection.choose}
          onDelete={setAsked}
        />
      </div>
      {asked ? (
        <ConfirmDeletion
          what={list.titleOf(asked)}
          busy={deletion.remove.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => deletion.remove.mutate([asked.id])}
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
  onDelete: (row: ListRow) => void
}) {
  const { title, purpose } = resource
  const { query, search, show, narrowing, cleared, titleOf, view } = list
  const order = useOrder(resource, list)
  const create = list.mayCreate ? <NewEntry resource={resource} mayEdit /> : undefined
  return (
    <ListBody
      query={query}
      address={{
        view,
        isFiltered: Object.keys(narrowing).length > 0,
        onCursor: (cursor) => show({ cursor }),
        onClear: () => show(cleared),
      }}
      empty={{ title: `No ${title.toLowerCase()} yet`, text: purpose, action: create }}
    >
      {(rows) => (
        <>
          <p className="visually-hidden" role="status">
            {order?.said}
          </p>
          {order ? (
            <p id="move-keys" hidden>
              Arrow keys move it by one position; Home and End move it to the top and the bottom.
            </p>
          ) : null}
          <DataTable
            label={title}
            view={view}
            columns={listColumns(resource, order)}
            rows={rows}
            titleOf={titleOf}
            sorting={{
              sort: search.sort ?? resource.sort,
              onSort: (sort) => show({ sort }),
            }}
            {...(list.mayDelete || list.mayBulkEdit ? { selection: { selected: chosen, onSelect: onChoose } } : {})}
            actions={(row) => <EntryMenu row={row} list={list} order={order} onDelete={() => onDelete(row)} />}
          />
        </>
      )}
    </ListBody>
  )
}
