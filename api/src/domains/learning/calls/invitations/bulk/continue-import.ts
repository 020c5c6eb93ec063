import { runInvitationBatch } from '../../../invitations/run-invitation-batch.ts'
import type { Context, Scope } from '../../../../../kernel/context.ts'

// Handled before the call responds; larger files become a job.
const atOnce = 100

type ContinueInput = Pick<Context, 'portal' | 'services' | 'log' | 'now'> & { id: number; total: number }

export async function continueImport(
  scope: Scope,
  { id, total, portal, services, log, now }: ContinueInput,
): Promise<void> {
  if (total > atOnce) await scope.emit('invitations.import_asked', { import_id: id })
  else await runInvitationBatch(scope, { import_id: id, size: atOnce + 1, portal, services, log, now: now() })
}
