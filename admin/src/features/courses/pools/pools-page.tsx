import { may } from '@portico/shared/access/may.ts'
import { list_question_pools } from '@portico/shared/contract/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { poolsAddress } from './address.ts'
import { poolColumns } from './pool-columns.tsx'

/** /question-pools: questions that exams draw from (EXM-021). */
export function PoolsPage() {
  const { me, portal } = useSession()
  const [search, change] = useAddressSearch(poolsAddress)
  const view = useTableView('question-pools')
  const query = useQuery({
    queryKey: ['question-pools', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_question_pools, {
        query: { search: search.search, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  const mayCreate = may({ roles: [me.current_role], action: 'question_pools.edit' })
  return (
    <>
      <PageHead
        title="Question pools"
        actions={
          mayCreate ? <CreateLink to={linkToStaff('createQuestionPool')}>Create question pool</CreateLink> : null
        }
      >
        Questions that exams of any course draw from at random.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Title"
            onChange={(words) => change({ search: words || undefined })}
          />
        </div>
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined }),
          }}
          empty={{ title: 'No question pools yet', text: 'Create one, then have exams draw questions from it.' }}
        >
          {(pools) => (
            <DataTable
              label="Question pools"
              view={view}
              columns={poolColumns(portal.time_zone)}
              rows={pools}
              titleOf={({ title }) => title}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}
