import { export_searches, list_searches, searchesShown } from '@portico/shared/contract/catalog/searches.ts'
import { listAddress } from '@portico/shared/pages/list-address.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '../../kernel/address-search.ts'
import { api, downloadAddress } from '../../kernel/api.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { PageLink } from '../../kernel/page-link.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { searchLogSearchParams } from './search-params.ts'
import { searchesColumns } from './searches-columns.tsx'

const labels = { all: 'All searches', nothing_found: 'Nothing found' } as const
const nothing = {
  all: { title: 'No searches yet', text: 'What visitors search for in the catalog appears here.' },
  nothing_found: { title: 'Everything was found', text: 'Phrases that find no course appear here.' },
} as const

/** /portals/searches: what visitors search for, including searches without results. */
export function SearchesPage() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(searchLogSearchParams)
  const view = useTableView('searches')
  const show = searchesShown.find((one) => one === search.show) ?? 'all'
  const query = useQuery({
    queryKey: ['searches', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_searches, { query: { show, cursor: search.cursor, per_page: view.per_page, with_total: '1' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title="Searches" actions={<Actions show={show} />}>
        What visitors looked for in the last 12 months. Phrases that find nothing show which courses, or which words,
        are missing; where another word finds them, make the two synonyms.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <Field label="Show">
            <Select
              value={show}
              options={searchesShown.map((value) => ({ value, label: labels[value] }))}
              onChange={({ target }) => change({ show: target.value })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          address={{ view, isFiltered: false, onCursor: (cursor) => change({ cursor }), onClear: () => change({}) }}
          empty={nothing[show]}
        >
          {(rows) => (
            <DataTable
              label="Searches"
              view={view}
              columns={searchesColumns(portal.time_zone)}
              rows={rows}
              titleOf={({ query: phrase }) => phrase}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}

const Actions = ({ show }: { show: string }) => (
  <>
    <PageLink to={listAddress({ name: 'synonyms' })} kind="secondary">
      Synonyms
    </PageLink>
    <LinkButton
      kind="secondary"
      icon="download"
      href={downloadAddress(`${export_searches.path}?show=${show}`)}
      download
    >
      Export CSV
    </LinkButton>
  </>
)
