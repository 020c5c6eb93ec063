import type { Failure } from './failure.ts'

/** Whether the call was refused because the role's second factor is not proven in this session, or not set up. */
export const isFactorAsked = ({ code }: Pick<Failure, 'code'>): boolean =>
  code === 'session.second_factor_needed' || code === 'session.second_factor_missing'
