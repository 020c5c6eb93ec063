import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  delete_announcement,
  list_announcements,
  type Announcement,
} from '@portico/shared/contract/portals/announcements.ts'
import { formatClock } from '@portico/shared/rules/dates/format-date.ts'
import { audienceLabels } from '@portico/shared/states/portals/announcement.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { announcementsSearchParams } from '../search-params.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'

const states: Readonly<Record<Announcement['state'], { label: string; tone: Tone | undefined }>> = {
  to_come: { label: 'Upcoming', tone: 'waiting' },
  shown: { label: 'Shown', tone: 'success' },
  over: { label: 'Ended', tone: undefined },
}
const columns: readonly Column<Announcement>[] = [
  { name: 'title', header: 'Title', cell: ({ title }) => <strong>{title}</strong> },
  {
    name: 'audience',
    header: 'For',
    phone: 'below',
    cell: ({ audience, manager }) => (manager === null ? audienceLabels[audience] : `Team of ${manager}`),
  },
  {
    name: 'state',
    header: 'Status',
    phone: 'beside',
    cell: ({ state }) => <StatusMark tone={states[state].tone}>{states[state].label}</StatusMark>,
  },
  { name: 'starts_on', header: 'Starts', only_wide: true, cell: ({ starts_on }) => formatClock(starts_on) },
  {
    name: 'ends_on',
    header: 'Ends',
    only_wide: true,
    cell: ({ ends_on }) => (ends_on === null ? '–' : formatClock(ends_on)),
  },
]

const nothing = { title: 'No announcements yet', text: 'Tell people about maintenance, new courses, or a date.' }

const useRemove = (onSettled: () => void) =>
  useMutation({
    mutationFn: (id: number) => api(delete_announcement, { params: { id } }),
    onSuccess: () => toasts.show({ kind: 'success', text: 'The announcement was deleted.' }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    onSettled,
  })

/** /portals/announcements: a list only; a dialog edits announcements (REF-010, OP-100). */
export function AnnouncementsPage() {
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null)
  const [asked, setAsked] = useState<Announcement | null>(null)
  const list = usePagedList({
    name: 'announcements',
    address: announcementsSearchParams,
    ask: (query) => api(list_announcements, { query }),
  })
  const reload = () => void list.query.refetch()
  const remove = useRemove(() => {
    setAsked(null)
    reload()
  })
  return (
    <ListPage
      title="Announcements"
      actions={<NewAnnouncement onClick={() => setEdited('new')} />}
      purpose="What learners, managers, or everyone on the portal should know."
      list={list}
      name="All announcements"
      filters={<SearchFilter label="Search" placeholder="Title" {...list.searchField} />}
      empty={nothing}
      table={{
        label: 'Announcements',
        columns,
        titleOf: ({ title }) => title,
        actions: (row) => (
          <span className="row">
            <IconButton icon="edit" label={`Edit ${row.title}`} onClick={() => setEdited(row)} />
            <IconButton icon="trash" label={`Delete ${row.title}`} onClick={() => setAsked(row)} />
          </span>
        ),
      }}
    >
      {edited === null ? null : (
        <AnnouncementDialog
          announcement={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onDone={reload}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Delete this announcement?"
        confirmLabel="Delete"
        busy={remove.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && remove.mutate(asked.id)}
      >
        {`Nobody sees “${asked?.title}” anymore. This cannot be undone.`}
      </ConfirmDialog>
    </ListPage>
  )
}

const NewAnnouncement = ({ onClick }: { onClick: () => void }) => (
  <Button icon="plus" onClick={onClick}>
    New announcement
  </Button>
)
