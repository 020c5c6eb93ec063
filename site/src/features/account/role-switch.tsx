import { set_role, type Me } from '@portico/shared/contract/identity/session.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'

/** A user with several roles works in one at a time (ROL-017). */
export function RoleSwitch({ me }: { me: Me }) {
  const [role, setRole] = useState(me.current_role)
  const { failure, run } = useAction()
  if (me.roles.length < 2) return null
  const choose = async (short_name: string) => {
    const wanted = me.roles.find((one) => one.short_name === short_name)
    if (!wanted) return
    const { user, landing } = await browserCall(set_role, { body: { role: wanted.short_name } })
    setRole(user.current_role)
    if (landing !== location.pathname) location.assign(landing)
  }
  return (
    <RadioGroup
      legend="Current role"
      name="role"
      value={role}
      onChange={(value) => void run(() => choose(value))}
      options={me.roles.map((one) => ({ value: one.short_name, label: one.name }))}
      error={failure ?? undefined}
    />
  )
}
