import { may } from '@portico/shared/access/may.ts'
import { show_dashboard } from '@portico/shared/contract/learning/dashboard.ts'
import { attention, attentionKinds } from '@portico/shared/rules/learning/dashboard/attention.ts'
import { figuresFor, type FigureName } from '@portico/shared/rules/learning/dashboard/figures.ts'
import { portalType } from '@portico/shared/states/portals/portal.ts'
import { verb } from '../../../../kernel/verb.ts'
import { attentionReaders } from '../../../../registries/attention.ts'
import { readCompletions, readCredits, readEnrollments, readRevenue, readUsers } from './read-figures.ts'

/** Returns the figures this role may see and the problems it can fix (ADM-002). Figures it may not see are not even read. */
export const showDashboard = verb(show_dashboard, async ({ db, actor, portal, services, now }) => {
  const sells = portal.type !== portalType.in_house
  const shown = figuresFor({ role: actor.role, sells })
  const month = { now: now(), time_zone: portal.time_zone }
  const seen = async <T>(name: FigureName, read: () => Promise<T>): Promise<T | null> =>
    shown.includes(name) ? read() : null
  const figures = {
    portal_credits: await seen('portal_credits', () => readCredits(db)),
    users: await seen('users', () => readUsers(db, month)),
    enrollments: await seen('enrollments', () => readEnrollments(db, { ...month, actor })),
    revenue: await seen('revenue', () => readRevenue(db, month)),
    completions: await seen('completions', () => readCompletions(db, { ...month, actor })),
  }
  const found = []
  for (const kind of attentionKinds) {
    if (!may({ roles: [actor.role], action: attention[kind] })) continue
    const { count, entries } = await attentionReaders[kind](db, { portal, sells, services, now: month.now, actor })
    if (count > 0) found.push({ kind, count, entries })
  }
  return { ...figures, attention: found }
})
