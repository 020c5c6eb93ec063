import { alertDays } from '../../shared/src/schemas/alert-days.ts'
import { sample, type RuleSample } from './rule-sample.ts'

/** Rules of proof of learning. */
export const proofRuleSamples: readonly RuleSample[] = [
  sample(
    'alert-days',
    'OP-16',
    alertDays,
    [[], [90, 30, 7], [365], [1, 2, 3, 4, 5]],
    [
      [[0], 'At least 1 day'],
      [[366], 'At most 365 days'],
      [[1.5], 'Please enter whole days'],
      [[1, 2, 3, 4, 5, 6], 'At most five times'],
      [[30, 30], 'Each number of days once'],
    ],
  ),
]
