import { may } from '@portico/shared/access/may.ts'
import { export_enrollments, list_course_learners } from '@portico/shared/contract/learning/enrollments.ts'
import { errorCatalog } from '@portico/shared/errors/catalog.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { itemProgressLabels, itemProgressOrder } from '@portico/shared/states/learning/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useState, type ReactNode } from 'react'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { enrollmentsSearchParams } from '../search-params.ts'
import { EnrollDialog } from '../enroll/enroll-dialog.tsx'
import { EnrolledTable } from './enrolled-table.tsx'
import { useLiveEnrollments } from './use-live-enrollments.ts'

const statuses = itemProgressOrder.map((value) => ({ value: String(value), label: itemProgressLabels[value] }))
const statusOf = (word: string | undefined) => (['1', '2', '3', '4', '5'] as const).find((status) => status === word)

export type EnrolledCourse = { slug: string; course_id: number; is_published: boolean }

/** Lists who takes a course, with filters for name and progress. */
export function CourseEnrollments({ slug, course_id, is_published }: EnrolledCourse) {
  useLiveEnrollments(course_id)
  const { me } = useSession()
  const list = usePagedList({
    name: 'course-enrollments',
    address: enrollmentsSearchParams,
    filters: ['search', 'status'],
    of: [slug],
    ask: (query, { status }) =>
      api(list_course_learners, { params: { slug }, query: { ...query, status: statusOf(status) } }),
  })
  const mayManage = may({ roles: [me.current_role], action: 'enrollments.manage' })
  return (
    <ListPanel
      list={list}
      filters={
        <Filters list={list}>
          <LinkButton kind="secondary" icon="download" href={exportUrl(slug, list.search)} download>
            Export
          </LinkButton>
          {mayManage ? (
            <EnrollButton slug={slug} is_published={is_published} onDone={() => void list.query.refetch()} />
          ) : null}
        </Filters>
      }
      empty={{
        title: 'Nobody is enrolled yet',
        text: 'Learners appear here once they are enrolled, buy the course or claim a seat.',
      }}
      table={(rows) => (
        <EnrolledTable slug={slug} rows={rows} view={list.view} onChanged={() => void list.query.refetch()} />
      )}
    />
  )
}

/** URL of the list as CSV, with the same filters. */
function exportUrl(slug: string, { search, status }: { search?: string | undefined; status?: string | undefined }) {
  const filters = Object.entries({ search, status: statusOf(status) }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return downloadUrl(`${export_enrollments.path.replace(':slug', slug)}?${new URLSearchParams(filters).toString()}`)
}

type Filtered = { status?: string | undefined }
type SearchField = { value: string; onChange: (words: string) => void }
type EnrollButtonProps = { slug: string; is_published: boolean; onDone: () => void }
function EnrollButton({ slug, is_published, onDone }: EnrollButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Enroll people
      </Button>
      {isOpen && is_published ? <EnrollDialog slug={slug} onDone={onDone} onClose={close} /> : null}
      {isOpen && !is_published ? <UnpublishedDialog slug={slug} onClose={close} /> : null}
    </>
  )
}

/** Says before anything is filled in why nobody can be enrolled yet. */
const UnpublishedDialog = ({ slug, onClose }: { slug: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Enroll people"
    actions={
      <>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        <PageLink to={linkToStaff('courseOutline', { slug })}>Go to the outline</PageLink>
      </>
    }
  >
    <p>{errorCatalog['enrollments.not_published'].message}</p>
  </Dialog>
)

type FiltersProps = {
  list: { searchField: SearchField; search: Filtered; change: (part: Filtered) => void }
  children?: ReactNode
}
const Filters = ({ list: { searchField, search, change }, children }: FiltersProps) => (
  <>
    <SearchFilter label="Search" placeholder="Name or email" {...searchField} />
    <ChoiceFilter
      label="Status"
      value={statusOf(search.status)}
      all="All statuses"
      options={statuses}
      onChange={(value) => change({ status: value })}
    />
    {children}
  </>
)
