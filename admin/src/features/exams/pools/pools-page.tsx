import { may } from '@portico/shared/access/may.ts'
import { list_question_pools } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { api } from '../../../kernel/api.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
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
    <ListPage
      title="Question pools"
      actions={mayCreate ? <CreateLink to={linkToStaff('createQuestionPool')}>Create question pool</CreateLink> : null}
      purpose="Questions that exams in any course can draw at random."
      list={list}
      filters={<SearchFilter label="Search" placeholder="Title" {...list.searchField} />}
      empty={{ title: 'No question pools yet', text: 'Create one, then have exams draw questions from it.' }}
      table={{ label: 'Question pools', columns: poolColumns, titleOf: ({ title }) => title }}
    />
  )
}
