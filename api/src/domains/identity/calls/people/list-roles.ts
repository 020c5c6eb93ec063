import { assignableRoles } from '@portico/shared/access/assignable-roles.ts'
import { roleLabels, roles } from '@portico/shared/access/roles.ts'
import { list_roles } from '@portico/shared/contract/identity/people.ts'
import { verb } from '../../../../kernel/verb.ts'

export const listRoles = verb(list_roles, async ({ actor, portal }) => {
  const assignable = assignableRoles({ actor: actor.role, portal_kind: portal.kind })
  return roles.map((short_name) => ({
    name: roleLabels[short_name],
    short_name,
    is_assignable: assignable.includes(short_name),
  }))
})
