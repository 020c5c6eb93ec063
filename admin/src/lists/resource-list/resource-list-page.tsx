import './resource-list.css'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { may } from '@portico/shared/access/may.ts'
import { callsOf } from '@portico/shared/contract/lists.ts'
import { filterFields, listedFields, searchedFields, sortableFields } from '@portico/shared/resources/fields-of.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { FieldCell } from '../../fields/field-cell.tsx'
import { api, downloadAddress } from '../../kernel/api.ts'
import { DataTable, type Column } from '../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../kernel/list-body.tsx'
import { listPath } from '../list-path.ts'
import { PageHead } from '../../kernel/page-head.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { AskDeletion, DeletionReport } from './deletion-dialogs.tsx'
import { FilterSelect } from './filter-select.tsx'
import { filtersOf, type ListSearch } from './list-search.ts'
import { SavedFiltersDialog } from './saved-filters-dialog.tsx'
import { useDeletion } from './use-deletion.ts'

/** The page of a declared list (REF-001): search, filters and place in the address, rows to open, choose and delete, and the export. */
export function ResourceListPage({ resource }: { resource: Resource & { name: ResourceName } }) {
  const { me, portal } = useSession()
  const { name, title, singular, purpose, title_field, noun, calls } = resource
  const search = useSearch({ strict: false }) as ListSearch
  const navigate = useNavigate()
  const go = (path: string) => void navigate({ to: path })
  const show = (part: ListSearch) =>
    void navigate({ to: '.', search: { ...search, cursor: undefined, ...part } as never, replace: true })
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const [asked, setAsked] = useState<readonly ListRow[]>([])
  const [filtersOpen, setFiltersOpen] = useState(false)
  const deletion = useDeletion(name, () => {
    setAsked([])
    setChosen({})
  })
  const query = useQuery({
    queryKey: ['list', name, portal.id, search],
    queryFn: () => api(callsOf(name).index, { query: search as Record<string, unknown> }),
    placeholderData: keepPreviousData,
  })

  const narrowing = filtersOf(search)
  const isFiltered = Object.keys(narrowing).length > 0
  const mayEdit = may({ roles: [me.current_role], action: `${noun}.edit` })
  const mayDelete = calls.includes('bulk_delete') && may({ roles: [me.current_role], action: `${noun}.delete` })
  const titleOf = (row: ListRow) => String(row[title_field])
  const sortable = new Set(sortableFields(resource).map(([field]) => field))
  const columns: Column<ListRow>[] = listedFields(resource).map(([field, declared]) => ({
    name: field,
    header: declared.label,
    sortable: sortable.has(field),
    number: declared.kind === 'number',
    cell: (row) =>
      field === title_field ? (
        <Link to={listPath(resource, row.id)} className="cell-title">
          {titleOf(row)}
        </Link>
      ) : (
        <FieldCell field={declared} value={row[field]} />
      ),
  }))
  const rows = query.data?.data ?? []
  const selected = rows.filter((row) => chosen[row.id])
  const exported = new URLSearchParams(
    Object.entries({ ...narrowing, ...(search.sort ? { sort: search.sort } : {}) }).map(([key, value]) => [
      key,
      String(value),
    ]),
  ).toString()
  const exportPath = `/portals/${name}/export${exported === '' ? '' : `?${exported}`}`

  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <LinkButton kind="secondary" icon="download" href={downloadAddress(exportPath)} download>
              Export CSV
            </LinkButton>
            {calls.includes('create') ? (
              <Button
                icon="plus"
                disabled={!mayEdit}
                title={mayEdit ? undefined : errorMessage('access.denied_action')}
                onClick={() => go(listPath(resource, 'create'))}
              >
                New {singular}
              </Button>
            ) : null}
          </>
        }
      >
        {purpose}
      </PageHead>
      <div className="panel">
        <div className="filter-row" role="search" aria-label={title}>
          {searchedFields(resource).length > 0 ? (
            <SearchFilter
              label="Search"
              value={String(search.search ?? '')}
              onChange={(words) => show({ search: words || undefined })}
            />
          ) : null}
          {filterFields(resource).map(([field, declared]) => (
            <FilterSelect
              key={field}
              field={declared}
              value={search[field]}
              onChange={(value) => show({ [field]: value })}
            />
          ))}
          <Button kind="quiet" icon="filter" onClick={() => setFiltersOpen(true)}>
            Saved filters
          </Button>
        </div>
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
        <ListBody
          query={query}
          isFiltered={isFiltered}
          onCursor={(cursor) => show({ cursor })}
          onClear={() => show(Object.fromEntries(Object.keys(narrowing).map((key) => [key, undefined])))}
          empty={{
            title: `No ${title.toLowerCase()} yet`,
            text: purpose,
            ...(mayEdit && calls.includes('create')
              ? {
                  action: (
                    <Button icon="plus" onClick={() => go(listPath(resource, 'create'))}>
                      New {singular}
                    </Button>
                  ),
                }
              : {}),
          }}
        >
          {(page) => (
            <DataTable
              label={title}
              columns={columns}
              rows={page}
              titleOf={titleOf}
              sort={typeof search.sort === 'string' ? search.sort : resource.sort}
              onSort={(sort) => show({ sort })}
              {...(mayDelete ? { selected: chosen, onSelect: setChosen } : {})}
              actions={(row) => (
                <Menu
                  trigger={<IconButton icon="more" size="small" label={`More actions for ${titleOf(row)}`} />}
                  entries={[
                    { label: mayEdit ? 'Edit' : 'Open', icon: 'edit', onSelect: () => go(listPath(resource, row.id)) },
                    ...(mayDelete
                      ? [
                          {
                            label: 'Delete',
                            icon: 'trash' as const,
                            danger: true,
                            separated: true,
                            onSelect: () => setAsked([row]),
                          },
                        ]
                      : []),
                  ]}
                />
              )}
            />
          )}
        </ListBody>
      </div>
      {filtersOpen ? (
        <SavedFiltersDialog
          list={name}
          present={narrowing}
          onApply={(saved) => {
            show({ ...Object.fromEntries(Object.keys(narrowing).map((key) => [key, undefined])), ...saved })
            setFiltersOpen(false)
          }}
          onClose={() => setFiltersOpen(false)}
        />
      ) : null}
      {asked.length > 0 ? (
        <AskDeletion
          what={asked.length === 1 && asked[0] ? titleOf(asked[0]) : `${asked.length} ${title.toLowerCase()}`}
          busy={deletion.remove.isPending}
          onCancel={() => setAsked([])}
          onConfirm={() => deletion.remove.mutate(asked.map(({ id }) => id))}
        />
      ) : null}
      <DeletionReport refused={deletion.refused} onClose={deletion.forget} />
    </>
  )
}
