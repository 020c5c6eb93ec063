import { Notice } from '@portico/shared/ui/notice.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { lockText } from '../person/account-lock.ts'
import { SessionsPanel } from '../overview/sessions-panel.tsx'
import { UserFrame } from '../person/user-frame.tsx'
import { BlockPanel } from './block-panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { FactorPanel } from './factor-panel.tsx'

/** /users/:slug/settings: sessions, two-factor authentication, blocking, deleting. */
export function UserSettingsPage() {
  const { me } = useSession()
  return (
    <UserFrame>
      {(person) => (
        <>
          {person.id === me.id ? (
            <Notice>This is your own account. Only someone else can block or delete it.</Notice>
          ) : person.locked === 'ranks_higher' ? (
            <Notice>{lockText.ranks_higher}</Notice>
          ) : null}
          <SessionsPanel person={person} />
          {person.id === me.id || person.locked === 'ranks_higher' ? null : (
            <>
              {person.has_second_factor ? <FactorPanel person={person} /> : null}
              <BlockPanel person={person} />
              <DeletePanel person={person} />
            </>
          )}
        </>
      )}
    </UserFrame>
  )
}
