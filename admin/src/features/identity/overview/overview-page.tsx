import { may } from '@portico/shared/access/may.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { UserFrame } from '../person/user-frame.tsx'
import { CertificatesPanel } from './certificates-panel.tsx'
import { CoursesPanel } from './courses-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { MailsPanel } from './mails-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** /users/:slug: everything that a support call needs, at a glance. */
export function UserOverviewPage() {
  const { me } = useSession()
  const mayReadOrders = may({ roles: [me.current_role], action: 'orders.read' })
  return (
    <UserFrame>
      {(person) => (
        <div className="person-grid">
          <div className="person-column">
            <FactsPanel person={person} />
            <CoursesPanel user_id={person.id} />
            <CertificatesPanel user_id={person.id} />
          </div>
          <div className="person-column">
            <NotesPanel user_id={person.id} />
            {mayReadOrders ? <OrdersPanel user_id={person.id} /> : null}
            <MailsPanel user_id={person.id} />
            <SessionsPanel person={person} />
          </div>
        </div>
      )}
    </UserFrame>
  )
}
