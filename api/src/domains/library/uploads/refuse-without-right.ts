import { may } from '@portico/shared/access/may.ts'
import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import type { Actor } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { purposes } from './purposes/purposes.ts'

/** Refuses an upload, or its next bytes, from a role that may not do what it is for. */
export function refuseWithoutRight(purpose: UploadPurpose, { role }: Pick<Actor, 'role'>): void {
  if (!may({ roles: [role], action: purposes[purpose].needs })) fail('access.denied')
}
