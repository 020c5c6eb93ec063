import './shares.css'
import { list_shares, type CourseShare } from '@portico/shared/contract/shares.ts'
import { shareStates } from '@portico/shared/states/course-share.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { ChoiceFilter } from '../../kernel/choice-filter.tsx'
import { ListPage } from '../../kernel/list-page.tsx'
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
    text: 'Courses that other portals offer you to sell appear here for your answer.',
  },
  given: {
    title: 'No courses given yet',
    text: 'Open the menu of a published course in your course list and share it with another portal.',
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
    <ListPage
      title="Shared courses"
      purpose="Courses that you sell for other portals, and yours that other portals sell for you. Their content stays with its owner."
      above={<Sides side={side} />}
      list={list}
      filters={
        <>
          <SearchFilter label="Search" placeholder="Course or portal" {...list.searchField} />
          <ChoiceFilter
            label="Status"
            value={list.search.state}
            options={shareStates.map((state) => ({ value: state, label: stateOf({ state, side }).text }))}
            onChange={(value) => list.change({ state: value })}
          />
        </>
      }
      empty={nothing[side]}
      table={{
        label: side === 'given' ? 'Given courses' : 'Received courses',
        columns: shareColumns(side, setOpened),
        titleOf: ({ title }) => title,
      }}
    >
      {opened ? (
        <ShareDetails share={opened} onClose={() => setOpened(null)} onChanged={() => void list.query.refetch()} />
      ) : null}
    </ListPage>
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
