import type { Failure } from './failure.ts'

/** Whether the session is gone, and not only a password wrong. */
export const isSessionLost = ({ status, code }: Pick<Failure, 'status' | 'code'>): boolean =>
  status === 401 && (code === null || code === 'session.unauthorized' || code === 'session.ended')
