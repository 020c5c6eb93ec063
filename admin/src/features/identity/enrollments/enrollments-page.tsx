import { may } from '@portico/shared/access/may.ts'
import { list_user_courses, type UserCourse } from '@portico/shared/contract/identity/people-learning.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { Unenroll } from '../../../kernel/enrolling/unenroll.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { userListSearchParams } from '../search-params.ts'
import { fullNameOf, usePersonChanged } from '../person/person.ts'
import { UserFrame } from '../person/user-frame.tsx'
import { EnrollFields } from './enroll-fields.tsx'
import { useEnroll } from './use-enroll.ts'

const columns: readonly Column<UserCourse>[] = [
  {
    name: 'title',
    header: 'Course',
    cell: ({ slug, title }) => <Link to={linkToStaff('courseEnrollments', { slug })}>{title}</Link>,
  },
  { name: 'enrolled_at', header: 'Enrolled', phone: 'below', cell: ({ enrolled_at }) => <DayCell at={enrolled_at} /> },
  {
    name: 'started_at',
    header: 'Started',
    only_wide: true,
    cell: ({ started_at }) => <DayCell at={started_at} />,
  },
]

/** /users/:slug/enrollments: enrolls the person in another course, and removes them from a running one. */
export function UserEnrollmentsPage() {
  const { me } = useSession()
  const mayManage = may({ roles: [me.current_role], action: 'enrollments.manage' })
  return (
    <UserFrame>
      {(person) => (
        <>
          {mayManage ? <Enroll user_id={person.id} /> : null}
          <Running user_id={person.id} name={fullNameOf(person)} mayManage={mayManage && person.id !== me.id} />
        </>
      )}
    </UserFrame>
  )
}

function Enroll({ user_id }: { user_id: number }) {
  const changed = usePersonChanged()
  const { portal } = useSession()
  const form = useEnroll(() => changed(user_id))
  return (
    <Form className="panel" aria-label="Enroll" onSubmit={() => form.submit({ user_ids: [user_id] })}>
      <div className="panel-body stack">
        <h2 className="panel-title">{`Enroll on ${portal.name}`}</h2>
        <EnrollFields form={form} />
        <div>
          <Button type="submit" busy={form.save.isPending}>
            Enroll
          </Button>
        </div>
      </div>
    </Form>
  )
}

function Running({ user_id, name, mayManage }: { user_id: number; name: string; mayManage: boolean }) {
  const { portal } = useSession()
  const [asked, setAsked] = useState<UserCourse | null>(null)
  const list = usePagedList({
    name: 'user',
    address: userListSearchParams,
    filters: [],
    of: [user_id, 'running'],
    ask: (query) => api(list_user_courses, { params: { user_id }, query: { ...query, status: 'running' } }),
  })
  return (
    <ListPanel
      list={list}
      name="Running enrollments"
      empty={{ title: 'Nothing is running', text: `Running courses on ${portal.name} appear here.` }}
      table={{
        label: 'Running enrollments',
        columns,
        titleOf: ({ title }) => title,
        actions: mayManage
          ? (row) => (
              <Button kind="quiet" size="small" aria-label={`Unenroll from ${row.title}`} onClick={() => setAsked(row)}>
                Unenroll
              </Button>
            )
          : undefined,
      }}
    >
      {asked ? (
        <Unenroll
          open
          slug={asked.slug}
          learner={{ id: asked.id, name, email: '' }}
          onClose={() => setAsked(null)}
          onDone={() => void list.query.refetch()}
        />
      ) : null}
    </ListPanel>
  )
}
