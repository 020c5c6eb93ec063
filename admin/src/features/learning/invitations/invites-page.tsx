import {
  export_manager_invites,
  list_manager_invites,
  type ManagerInvite,
} from '@portico/shared/contract/learning/invitations.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { invitationLabels, mostReminders } from '@portico/shared/states/learning/invitation.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { managerInvitesSearchParams } from '../search-params.ts'
import { InviteActions } from './invite-actions.tsx'
import { invitationTones } from './invitation-tones.ts'
import { InviteUsersDialog } from './invite-users-dialog.tsx'
import type { ManagedCourse } from '../../credits/managers/manager-course.ts'
import { ManagerFrame } from '../../credits/managers/manager-frame.tsx'
import { useInvitesChanged } from './use-invites-changed.ts'

const columns: readonly Column<ManagerInvite>[] = [
  {
    name: 'email',
    header: 'Person',
    cell: ({ email, first_name, last_name }) => (
      <span className="cell-lines">
        {`${first_name} ${last_name}`.trim() || email}
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ status }) => <StatusMark tone={invitationTones[status]}>{invitationLabels[status]}</StatusMark>,
  },
  { name: 'sent_at', header: 'Last sent', phone: 'below', cell: ({ sent_at }) => <DayCell at={sent_at} /> },
  {
    name: 'reminders',
    header: 'Reminders',
    number: true,
    only_wide: true,
    cell: ({ reminders }) => `${reminders} of ${mostReminders}`,
  },
  {
    name: 'due_on',
    header: 'Due on',
    only_wide: true,
    cell: ({ due_on }) => (due_on === null ? '–' : formatCalendarDay(due_on)),
  },
  {
    name: 'percentage',
    header: 'Progress',
    number: true,
    only_wide: true,
    cell: ({ percentage }) => (percentage === null ? '–' : `${percentage}%`),
  },
]

/** /courses/managers/:slug/invites: a manager's invitations to a course and their status (USR-025, USR-026). */
export const InvitesPage = () => <ManagerFrame>{(course) => <Invites course={course} />}</ManagerFrame>

const filters = ['search', 'status'] as const

function exportUrl(course: string, { search, status }: { search?: string | undefined; status?: string | undefined }) {
  const asked = Object.entries({ course, search, status }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return downloadUrl(`${export_manager_invites.path}?${new URLSearchParams(asked).toString()}`)
}

function Invites({ course }: { course: ManagedCourse }) {
  const { slug } = course
  const [isOpen, setOpen] = useState(false)
  const changed = useInvitesChanged(course)
  const list = usePagedList({
    name: 'manager-invites',
    address: managerInvitesSearchParams,
    filters,
    of: [slug],
    ask: (asked, { status }) => api(list_manager_invites, { query: { ...asked, course: slug, status } }),
  })
  const { search, change } = list
  return (
    <ListPanel
      list={list}
      name="People invited"
      filters={
        <>
          <SearchFilter label="Search" placeholder="Name or email" {...list.searchField} />
          <ChoiceFilter
            label="Status"
            value={search.status}
            all="All statuses"
            options={Object.entries(invitationLabels).map(([value, label]) => ({ value, label }))}
            onChange={(value) => change({ status: value })}
          />
          <LinkButton kind="secondary" icon="download" href={exportUrl(slug, search)} download>
            Export
          </LinkButton>
          <Button icon="mail" onClick={() => setOpen(true)}>
            Invite people
          </Button>
        </>
      }
      empty={{
        title: 'Nobody is invited yet',
        text: 'Invite your people by email or from a CSV file. Each gets a link that works without an account.',
      }}
      table={{
        label: 'Invitations',
        columns,
        titleOf: ({ email }) => email,
        actions: (invite) => <InviteActions invite={invite} onDone={changed} />,
      }}
    >
      {isOpen ? <InviteUsersDialog course={course} onClose={() => setOpen(false)} onDone={changed} /> : null}
    </ListPanel>
  )
}
