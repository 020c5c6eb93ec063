import { managesPerson } from '@portico/shared/access/manages-person.ts'
import { may } from '@portico/shared/access/may.ts'
import type { UserLine } from '@portico/shared/contract/identity/people.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { nameOf } from './user-columns.tsx'

/** Actions for a person in the list; the factor reset appears only if a factor exists. */
export function UserActions({ person, onAsk }: { person: UserLine; onAsk: (what: 'roles' | 'factor') => void }) {
  const { me } = useSession()
  if (person.id === me.id) return <span className="small muted">You</span>
  if (!may({ roles: [me.current_role], action: 'users.edit_roles' })) return null
  if (!managesPerson({ actor: me.current_role, roles: person.roles })) return null
  return (
    <div className="row">
      <Button
        kind="secondary"
        size="small"
        onClick={() => onAsk('roles')}
        aria-label={`Change roles of ${nameOf(person)}`}
      >
        Change roles
      </Button>
      {person.has_second_factor ? (
        <Menu
          trigger={<IconButton icon="more" size="small" label={`More actions for ${nameOf(person)}`} />}
          entries={[{ label: 'Reset two-factor authentication', icon: 'shield', onSelect: () => onAsk('factor') }]}
        />
      ) : null}
    </div>
  )
}
