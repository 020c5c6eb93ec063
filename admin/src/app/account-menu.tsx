import { logout } from '@portico/shared/contract/identity/session.ts'
import { confirmSignOut } from '@portico/shared/browser/confirm-sign-out.ts'
import { forgetOnSignOut } from '@portico/shared/browser/forget-on-sign-out.ts'
import { portalFacts } from '@portico/shared/guards/guard.ts'
import { opensTo } from '@portico/shared/routes/opens-to.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Menu, type MenuEntry, type MenuChoice } from '@portico/shared/ui/menu.tsx'
import { useEffect, useState } from 'react'
import { chooseScheme, chosenScheme, schemeLabels, schemes, watchScheme } from '@portico/shared/browser/color-scheme.ts'
import { hostApi } from '../kernel/api.ts'
import { useSession } from '../kernel/session/session.ts'
import { showFailure } from '../kernel/errors.ts'
import { switchRole } from './switch-role.ts'

async function signOut(person_id: number): Promise<void> {
  if (!(await confirmSignOut(person_id))) return
  await hostApi(logout)
  forgetOnSignOut(person_id)
  location.assign(linkTo('login'))
}

/** Shows the signed-in user and role, the user's other roles, the profile link and the sign-out (ROL-017). */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { me, host } = useSession()
  const appearance = useAppearance()
  const portal = portalFacts(host)
  const opens = (path: string) => opensTo({ path, role: me.current_role, portal })
  const roles: MenuEntry[] = me.roles
    .filter(({ short_name }) => short_name !== me.current_role && !portal.is_blocked)
    .map(({ name, short_name }) => ({
      label: `Switch to ${name}`,
      icon: 'refresh',
      onSelect: () => void switchRole(short_name),
    }))
  const pages = (
    [
      { label: 'Profile', icon: 'user', href: linkTo('profileSettings'), separated: roles.length > 0 },
      { label: 'Security', icon: 'shield', href: linkTo('security') },
      { label: 'My courses', icon: 'book', href: linkTo('learnerCourses') },
    ] as const
  ).filter(({ href }) => opens(href))
  const entries: MenuEntry[] = [
    ...roles,
    ...pages,
    // A paused portal has no lists or palette for shortcuts to reach.
    ...(portal.is_blocked ? [] : [{ label: 'Keyboard shortcuts', icon: 'info', onSelect: onShortcuts } as const]),
    {
      label: 'Sign out',
      icon: 'logout',
      separated: pages.length > 0,
      onSelect: () => void signOut(me.id).catch(showFailure),
    },
  ]
  const role = me.roles.find(({ short_name }) => short_name === me.current_role)?.name ?? ''
  return (
    <Menu
      trigger={
        <Button kind="quiet" className="account-trigger">
          <span className="visually-hidden">{`${me.first_name} ${me.last_name}, ${role}: account menu`}</span>
          <span
            className="account-initials"
            aria-hidden="true"
          >{`${me.first_name.slice(0, 1)}${me.last_name.slice(0, 1)}`}</span>
          <span className="account-name only-wide" aria-hidden="true">
            <strong>
              {me.first_name} {me.last_name}
            </strong>
            <small>{role}</small>
          </span>
        </Button>
      }
      entries={entries}
      choice={appearance}
    />
  )
}

/** Returns the color scheme of this browser as a menu choice. */
function useAppearance(): MenuChoice {
  const [scheme, setScheme] = useState(chosenScheme)
  useEffect(() => watchScheme(setScheme), [])
  return {
    label: 'Appearance',
    value: scheme,
    options: schemes.map((value) => ({ value, label: schemeLabels[value] })),
    onChange(value) {
      chooseScheme(schemes.find((each) => each === value) ?? 'system')
      setScheme(chosenScheme())
    },
  }
}
