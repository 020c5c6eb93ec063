import { workThroughImport } from '../../lists/door.ts'
import { runInvitationBatch } from '../invitations/run-invitation-batch.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Invites the people of a file. */
export const task = reaction<'invitations.import_asked'>((context, { import_id }) =>
  workThroughImport(context, { import_id, action: () => 'credits.manage_own', runBatch: runInvitationBatch }),
)
