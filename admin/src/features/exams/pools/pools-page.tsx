import { may } from '@portico/shared/access/may.ts'
import { list_question_pools } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { api } from '../../../kernel/api.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../../kernel/list-body.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { poolsSearchParams } from '../search-params.ts'
import { poolColumns } from './pool-columns.tsx'

/** /question-pools: questions that exams draw from (EXM-021). */
export function PoolsPage() {
  const { me } = useSession()
  const list = usePagedList({
    name: 'question-pools',
    address: poolsSearchParams,
    ask: (query) => api(list_question_pools, { query }),
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
          <SearchFilter label="Search" placeholder="Title" {...list.searchField} />
        </div>
        <ListBody
          query={list.query}
          address={list.body}
          empty={{ title: 'No question pools yet', text: 'Create one, then have exams draw questions from it.' }}
        >
          {(pools) => (
            <DataTable
              label="Question pools"
              view={list.view}
              columns={poolColumns}
              rows={pools}
              titleOf={({ title }) => title}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}
