import type { Verb } from '../../kernel/verb.ts'
import { listRoles } from './list-roles.ts'
import { listUsers } from './list-users.ts'
import { rolesAndPermissions } from './roles-and-permissions.ts'
import { updateUserRoles } from './update-user-roles.ts'

export const people: readonly Verb[] = [listUsers, listRoles, rolesAndPermissions, updateUserRoles]
