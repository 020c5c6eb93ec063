import type { Failure } from './failure.ts'

/** Whether the session has ended, in contrast to a wrong password. */
export const isSessionLost = ({ status, code }: Pick<Failure, 'status' | 'code'>): boolean =>
  status === 401 && (code === null || code === 'session.unauthorized' || code === 'session.ended')
