import { export_searches, list_searches, searchFilters } from '@portico/shared/contract/catalog/searches.ts'
import { listPath } from '@portico/shared/pages/list-path.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { api, downloadUrl } from '../../kernel/api.ts'
import { ListPage } from '../../kernel/list-page.tsx'
import { usePagedList } from '../../kernel/paged-list.ts'
import { PageLink } from '../../kernel/page-link.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { searchLogSearchParams } from './search-params.ts'
import { searchesColumns } from './searches-columns.tsx'

const labels = { all: 'All searches', nothing_found: 'Nothing found' } as const
const nothing = {
  all: { title: 'No searches yet', text: 'What visitors search for in the catalog appears here.' },
  nothing_found: { title: 'Everything was found', text: 'Phrases that find no course appear here.' },
} as const

const shownOf = (text: string | undefined) => searchFilters.find((one) => one === text) ?? 'all'

/** /portals/searches: what visitors search for, including searches without results. */
export function SearchesPage() {
  const { portal } = useSession()
  const list = usePagedList({
    name: 'searches',
    address: searchLogSearchParams,
    filters: [],
    ask: ({ search: _unused, ...asked }, search) =>
      api(list_searches, { query: { ...asked, show: shownOf(search.show) } }),
  })
  const show = shownOf(list.search.show)
  return (
    <ListPage
      title="Searches"
      actions={<Actions show={show} />}
      purpose="What visitors looked for in the last 12 months. Phrases that find nothing show which courses or words are missing. If another word finds the course, make the two synonyms."
      list={list}
      filters={
        <Field label="Show">
          <Select
            value={show}
            options={searchFilters.map((value) => ({ value, label: labels[value] }))}
            onChange={({ target }) => list.change({ show: target.value })}
          />
        </Field>
      }
      empty={nothing[show]}
      table={{ label: 'Searches', columns: searchesColumns(portal.time_zone), titleOf: ({ query: phrase }) => phrase }}
    />
  )
}

const Actions = ({ show }: { show: string }) => (
  <>
    <PageLink to={listPath({ name: 'synonyms' })} kind="secondary">
      Synonyms
    </PageLink>
    <LinkButton kind="secondary" icon="download" href={downloadUrl(`${export_searches.path}?show=${show}`)} download>
      Export CSV
    </LinkButton>
  </>
)
