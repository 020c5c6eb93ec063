import type { Action } from '@portico/shared/access/grants.ts'
import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import type { Transaction } from '../../../db/client.ts'
import type { uploads, UploadRow } from '../tables.ts'
import type { WithReach } from '../../access/door.ts'
import type { Actor, Scope } from '../../../kernel/context.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import type { Portal } from '../../../portal/portal.ts'

/** An upload that is about to begin, as its client describes it. */
export type Wanted = {
  key: string
  user_id: number
  file_name: string
  length: number
  metadata: ReadonlyMap<string, string>
  /** the portal's total quota */
  quota_bytes: number
  actor: Actor
  portal: Portal
  now: () => Date
}

/** Where its bytes will be stored, and what it belongs to. */
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
  /** the right that the uploader needs */
  readonly needs: Action
  /** rejects impossible uploads before any byte is sent; the portal’s quota is checked separately */
  readonly plan: (db: Transaction, wanted: Wanted) => Promise<Planned>
  /** rejects more bytes once their target has closed; `make` checks that itself */
  readonly refuseClosed?: (db: Transaction, asked: { row: UploadRow } & Pick<Wanted, 'portal' | 'now'>) => Promise<void>
  /** refuses more bytes, and their use, once their target is outside the sender's reach */
  readonly refuseOutOfReach?: (db: Transaction, asked: { row: UploadRow; actor: WithReach }) => Promise<void>
  /**
   * Inspects the bytes that have arrived and returns the function that uses them, run in the transaction that records the outcome. null: they wait
   * for the upload that joins them.
   */
  readonly make: ((ctx: Arrived, row: UploadRow) => Promise<(scope: Scope) => Promise<Outcome>>) | null
  /** whether the result still needs the bytes where they arrived */
  readonly keeps: (row: Pick<UploadRow, 'file_name'>) => boolean
}
/** Every purpose; whatever needs them gets them from its caller, because a domain does not import the registry. */
export type Purposes = { readonly [P in UploadPurpose]: Purpose }
export type Arrived = Pick<ReactionContext, 'services' | 'portal'>
