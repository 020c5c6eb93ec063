import {
  list_course_invitations,
  type CourseInvitation,
} from '@portico/shared/contract/learning/enrollments-invitations.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { invitationLabels } from '@portico/shared/states/learning/invitation.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { invitationTones } from '../invitations/invitation-tones.ts'
import { enrollmentsSearchParams } from '../search-params.ts'
import { CourseInvitationActions } from './course-invitation-actions.tsx'

const columns: readonly Column<CourseInvitation>[] = [
  { name: 'email', header: 'Email', cell: ({ email }) => email },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ status }) => <StatusMark tone={invitationTones[status]}>{invitationLabels[status]}</StatusMark>,
  },
  { name: 'sent_at', header: 'Last sent', phone: 'below', cell: ({ sent_at }) => <DayCell at={sent_at} /> },
  {
    name: 'due_on',
    header: 'Due on',
    only_wide: true,
    cell: ({ due_on }) => (due_on === null ? '–' : formatCalendarDay(due_on)),
  },
]
const statuses = Object.entries(invitationLabels).map(([value, label]) => ({ value, label }))

/** Lists the addresses that staff invited to a course, with the state of each invitation. */
export function CourseInvitations({ slug }: { slug: string }) {
  const list = usePagedList({
    name: 'course-invitations',
    address: enrollmentsSearchParams,
    filters: ['search', 'status'],
    of: [slug],
    ask: (asked, { status }) => api(list_course_invitations, { params: { slug }, query: { ...asked, status } }),
  })
  const { search, change } = list
  return (
    <ListPanel
      list={list}
      name="People invited"
      filters={
        <>
          <SearchFilter label="Search" placeholder="Email" {...list.searchField} />
          <ChoiceFilter
            label="Status"
            value={search.status}
            all="All statuses"
            options={statuses}
            onChange={(status) => change({ status })}
          />
        </>
      }
      empty={{
        title: 'Nobody is invited',
        text: 'To invite people without an account, choose “Enroll people” under Learners and type their email addresses.',
      }}
      table={{
        label: 'Invitations',
        columns,
        titleOf: ({ email }) => email,
        actions: (invite) => (
          <CourseInvitationActions slug={slug} invite={invite} onDone={() => void list.query.refetch()} />
        ),
      }}
    />
  )
}
