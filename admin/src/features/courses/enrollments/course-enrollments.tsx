import { may } from '@portico/shared/access/may.ts'
import { list_course_learners } from '@portico/shared/contract/enrollments.ts'
import { itemProgressLabels, itemProgressOrder } from '@portico/shared/states/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { enrollmentsAddress } from './address.ts'
import { EnrollDialog } from './enroll/enroll-dialog.tsx'
import { enrollmentColumns } from './enrollment-columns.tsx'
import { LearnerMenu } from './learner-menu.tsx'
import { useLiveEnrollments } from './use-live-enrollments.ts'

const statuses = itemProgressOrder.map((value) => ({ value: String(value), label: itemProgressLabels[value] }))
const statusOf = (word: string | undefined) => (['1', '2', '3', '4', '5'] as const).find((status) => status === word)

/** Who takes a course, found by name and progress. */
export function CourseEnrollments({ slug, course_id }: { slug: string; course_id: number }) {
  useLiveEnrollments(course_id)
  const { me, portal } = useSession()
  const [search, change] = useAddressSearch(enrollmentsAddress)
  const view = useTableView('course-enrollments')
  const asked = { status: statusOf(search.status), search: search.search, cursor: search.cursor }
  const query = useQuery({
    queryKey: ['course-enrollments', portal.id, slug, asked, view.per_page],
    queryFn: () =>
      api(list_course_learners, { params: { slug }, query: { ...asked, per_page: view.per_page, with_total: '1' } }),
    placeholderData: keepPreviousData,
  })
  const mayManage = may({ roles: [me.current_role], action: 'enrollments.manage' })
  return (
    <div className="panel">
      <Filters search={search} change={change}>
        {mayManage ? <EnrollButton slug={slug} onDone={() => void query.refetch()} /> : null}
      </Filters>
      <ListBody
        query={query}
        address={{
          view,
          isFiltered: Boolean(asked.search || asked.status),
          onCursor: (cursor) => change({ cursor }),
          onClear: () => change({ search: undefined, status: undefined }),
        }}
        empty={{
          title: 'Nobody is enrolled yet',
          text: 'Learners appear here once they are enrolled, buy the course or claim a seat.',
        }}
      >
        {(rows) => (
          <DataTable
            label="Enrollments"
            view={view}
            columns={enrollmentColumns(portal.time_zone)}
            rows={rows}
            titleOf={({ name, email }) => name || email}
            actions={
              mayManage
                ? (learner) =>
                    learner.finished_at === null ? (
                      <LearnerMenu slug={slug} learner={learner} onDone={() => void query.refetch()} />
                    ) : null
                : undefined
            }
          />
        )}
      </ListBody>
    </div>
  )
}

type Filtered = { search?: string | undefined; status?: string | undefined }
function EnrollButton({ slug, onDone }: { slug: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Enroll people
      </Button>
      {isOpen ? <EnrollDialog slug={slug} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type FiltersProps = { search: Filtered; change: (part: Filtered) => void; children?: ReactNode }
const Filters = ({ search, change, children }: FiltersProps) => (
  <div className="filter-row">
    <SearchFilter
      label="Search"
      value={search.search ?? ''}
      placeholder="Name or email"
      onChange={(words) => change({ search: words || undefined })}
    />
    <Field label="Status">
      <Select
        value={statusOf(search.status) ?? ''}
        placeholder="All statuses"
        options={statuses}
        onChange={(event) => change({ status: event.target.value || undefined })}
      />
    </Field>
    {children}
  </div>
)
