import type { Action } from '@portico/shared/access/actions.ts'
import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import type { Transaction } from '../../../db/client.ts'
import type { uploads, UploadRow } from '../tables.ts'
import type { WithReach } from '../../access/course-reach.ts'
import type { Actor, Scope } from '../../../kernel/context.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import type { Portal } from '../../../portal/portal.ts'

/** An upload that is about to begin, by what its client says of it. */
export type Wanted = {
  key: string
  user_id: number
  file_name: string
  length: number
  metadata: ReadonlyMap<string, string>
  /** how much room the portal has in all */
  quota_bytes: number
  actor: Actor
  portal: Portal
  now: () => Date
}

/** Where its bytes will lie, and what it belongs to. */
export type Planned = Pick<
  typeof uploads.$inferInsert,
  'file_key' | 'material_id' | 'course_id' | 'module_item_id' | 'enrollment_id'
>

/** What an upload became. */
export type Outcome = Partial<
  Pick<UploadRow, 'material_id' | 'is_duplicate' | 'scorm_import_id' | 'error_code' | 'error_params'>
>

/** What an upload may be for: a file in the `upload-purposes` of the domain that it serves, and its line in `registries/upload-purposes.ts`. */
export type Purpose = {
  /** what whoever uploads for it must be allowed */
  readonly needs: Action
  /** refuses what could not become anything, before a byte is sent; the portal’s room is counted besides */
  readonly plan: (db: Transaction, wanted: Wanted) => Promise<Planned>
  /** refuses more bytes once what they are for has closed; `make` asks that itself */
  readonly refuseClosed?: (db: Transaction, asked: { row: UploadRow } & Pick<Wanted, 'portal' | 'now'>) => Promise<void>
  /** refuses more bytes, and what they become, once that is out of the sender's reach */
  readonly refuseOutOfReach?: (db: Transaction, asked: { row: UploadRow; actor: WithReach }) => Promise<void>
  /**
   * Looks at the bytes that have arrived, and answers what makes of them what they are for, in the transaction that notes the outcome.
   * null: they wait for the whole that names them.
   */
  readonly make: ((ctx: Arrived, row: UploadRow) => Promise<(scope: Scope) => Promise<Outcome>>) | null
  /** whether what it became needs the bytes where they came in */
  readonly keeps: (row: Pick<UploadRow, 'file_name'>) => boolean
}
/** Every purpose; whatever needs them gets them from its caller, because a domain does not import the registry. */
export type Purposes = { readonly [P in UploadPurpose]: Purpose }
export type Arrived = Pick<ReactionContext, 'services' | 'portal'>
