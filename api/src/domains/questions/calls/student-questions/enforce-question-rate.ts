import type { Actor } from '../../../../kernel/context.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import type { Services } from '../../../../kernel/services.ts'
import type { Portal } from '../../../../portal/portal.ts'

const written = { limit: 60, window_s: 3_600 }

/** Limits how much one learner may write per hour. */
export const enforceQuestionRate = ({
  services,
  portal,
  actor,
}: {
  services: Pick<Services, 'platform'>
  portal: Portal
  actor: Actor
}): Promise<void> => enforceRateLimit(services.platform, { key: `question:${portal.id}:${actor.id}`, ...written })
