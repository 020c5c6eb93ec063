import { may } from '@portico/shared/access/may.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { lockText, mayChangeAccount } from '../person/account-lock.ts'
import { UserFrame } from '../person/user-frame.tsx'
import { AccountForm } from './account-form.tsx'
import { PostalAddressForm } from './postal-address-form.tsx'
import { AvatarPanel } from './avatar-panel.tsx'

/** /users/:slug/info: the account, if it belongs to this portal alone, and the postal addresses that this portal stores (USR-010, USR-019). */
export function UserInfoPage() {
  const { me } = useSession()
  const mayEdit = may({ roles: [me.current_role], action: 'users.edit' })
  return (
    <UserFrame>
      {(person) => (
        <>
          {person.locked === null || person.locked === 'unconfirmed' ? null : (
            <Notice>{lockText[person.locked]}</Notice>
          )}
          <AccountForm person={person} mayEdit={mayEdit && mayChangeAccount(person)} />
          <AvatarPanel person={person} mayEdit={mayEdit && mayChangeAccount(person)} />
          <PostalAddressForm kind="shipping" person={person} mayEdit={mayEdit && person.locked !== 'ranks_higher'} />
          <PostalAddressForm kind="billing" person={person} mayEdit={mayEdit && person.locked !== 'ranks_higher'} />
        </>
      )}
    </UserFrame>
  )
}
