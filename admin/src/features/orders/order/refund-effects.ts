import type { StaffLine } from '@portico/shared/contract/orders/staff.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

/** Describes what refunding these lines does to access, before it happens (OP-67). */
export function refundEffects(lines: readonly Pick<StaffLine, 'access'>[]): string[] {
  const sum = (name: keyof StaffLine['access']) => lines.reduce((total, { access }) => total + access[name], 0)
  const [running, unused, invited, completed] = [sum('running'), sum('unused'), sum('invited'), sum('completed')]
  const used = sum('used')
  return [
    running > 0
      ? `${countOf(running, 'learner')} ${running === 1 ? 'loses' : 'lose'} access to courses they have not completed.`
      : '',
    unused > 0 ? `${countOf(unused, 'unused seat')} ${unused === 1 ? 'is' : 'are'} revoked.` : '',
    invited > 0 ? `${countOf(invited, 'invitation')} ${invited === 1 ? 'stops' : 'stop'} working.` : '',
    completed > 0
      ? `${countOf(completed, 'completed course')} ${completed === 1 ? 'stays' : 'stay'}, with ${completed === 1 ? 'its' : 'their'} certificates and records.`
      : '',
    used > 0 ? `${countOf(used, 'seat')} used by people who left ${used === 1 ? 'stays' : 'stay'} used.` : '',
  ].filter(Boolean)
}
