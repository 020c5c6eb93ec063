import { liveness as livenessCall, readiness as readinessCall } from '@portico/shared/contract/health.ts'
import { fail } from '../kernel/fail.ts'
import { verb, type Verb } from '../kernel/verb.ts'

const startedAt = new Date()

const live = verb(livenessCall, async () => ({ live: true as const }))
const ready = verb(readinessCall, async (ctx) => {
  await ctx.services.platform.sql`select 1`.catch(() => fail('general.unavailable'))
  return { ready: true as const, started_at: startedAt }
})

export const health: readonly Verb[] = [live, ready]
