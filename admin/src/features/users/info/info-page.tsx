import { may } from '@portico/shared/access/may.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { lockWords, mayChangeAccount } from '../lock-words.ts'
import { UserFrame } from '../user-frame.tsx'
import { AccountForm } from './account-form.tsx'
import { AddressForm } from './address-form.tsx'
import { AvatarPanel } from './avatar-panel.tsx'

/** /users/:slug/info: the account where it is this portal's alone, and the addresses that this portal keeps (USR-010, USR-019). */
export function UserInfoPage() {
  const { me } = useSession()
  const mayEdit = may({ roles: [me.current_role], action: 'users.edit' })
  return (
    <UserFrame>
      {(person) => (
        <>
          {person.locked === null || person.locked === 'unconfirmed' ? null : (
            <Notice>{lockWords[person.locked]}</Notice>
          )}
          <AccountForm person={person} mayEdit={mayEdit && mayChangeAccount(person)} />
          <AvatarPanel person={person} mayEdit={mayEdit && mayChangeAccount(person)} />
          <AddressForm kind="shipping" person={person} mayEdit={mayEdit && person.locked !== 'ranks_higher'} />
          <AddressForm kind="billing" person={person} mayEdit={mayEdit && person.locked !== 'ranks_higher'} />
        </>
      )}
    </UserFrame>
  )
}
