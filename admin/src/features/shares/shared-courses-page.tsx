import './shares.css'
import { list_shares, type CourseShare } from '@portico/shared/contract/shares.ts'
import { shareStates } from '@portico/shared/states/course-share.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { usePagedList } from '../../kernel/paged-list.ts'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { stateOf } from './share-text.ts'
import { sharesSearchParams } from './search-params.ts'
import { shareColumns } from './share-columns.tsx'
import { ShareDetails } from './share-details.tsx'

const sides = [
  ['received', 'Received'],
  ['given', 'Given'],
] as const
const nothing = {
  received: {
    title: 'No courses received yet',
    text: 'When another portal offers you a course to sell, it waits here for your answer.',
  },
  given: {
    title: 'No courses given yet',
    text: 'Open the menu of a published course in your list of courses, and share it with another portal.',
  },
} as const

/** /portals/shared-courses: courses of other portals that this one sells, and its own that others sell (REF-023). */
export function SharedCoursesPage() {
  const list = usePagedList({
    name: 'shared-courses',
    address: sharesSearchParams,
    filters: ['search', 'state'],
    ask: (query, { side, state }) =>
      api(list_shares, {
        query: {
          ...query,
          side: side === 'given' ? 'given' : 'received',
          state: shareStates.find((one) => one === state),
        },
      }),
  })
  const side = list.search.side === 'given' ? 'given' : 'received'
  const [opened, setOpened] = useState<CourseShare | null>(null)
  return (
    <>
      <PageHead title="Shared courses">
        Courses that you sell for other portals, and yours that other portals sell for you. Their content stays with its
        owner.
      </PageHead>
      <Sides side={side} />
      <div className="panel">
        <div className="filter-row">
          <SearchFilter label="Search" placeholder="Course or portal" {...list.searchField} />
          <Field label="Status">
            <Select
              value={list.search.state ?? ''}
              placeholder="All"
              options={shareStates.map((state) => ({ value: state, label: stateOf({ state, side }).text }))}
              onChange={({ target }) => list.change({ state: target.value || undefined })}
            />
          </Field>
        </div>
        <ListBody query={list.query} address={list.body} empty={nothing[side]}>
          {(shares) => (
            <DataTable
              label={side === 'given' ? 'Given courses' : 'Received courses'}
              view={list.view}
              columns={shareColumns(side, setOpened)}
              rows={shares}
              titleOf={({ title }) => title}
            />
          )}
        </ListBody>
      </div>
      {opened ? (
        <ShareDetails share={opened} onClose={() => setOpened(null)} onChanged={() => void list.query.refetch()} />
      ) : null}
    </>
  )
}

const Sides = ({ side }: { side: 'received' | 'given' }) => (
  <nav className="staff-tabs" aria-label="Shared courses">
    {sides.map(([name, title]) => (
      <Link
        key={name}
        to={linkToStaff('sharedCourses')}
        search={name === 'given' ? { side: name } : {}}
        activeOptions={{ exact: true }}
        activeProps={{}}
        aria-current={name === side ? 'page' : undefined}
      >
        {title}
      </Link>
    ))}
  </nav>
)
