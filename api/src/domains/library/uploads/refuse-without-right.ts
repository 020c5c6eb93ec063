import { may } from '@portico/shared/access/may.ts'
import type { Actor } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Purpose } from './purpose.ts'

/** Refuses an upload, or its next bytes, if the role may not do what it is for. */
export function refuseWithoutRight({ needs }: Purpose, { role }: Pick<Actor, 'role'>): void {
  if (!may({ roles: [role], action: needs })) fail('access.denied')
}
