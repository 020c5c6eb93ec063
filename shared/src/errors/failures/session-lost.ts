import type { Failure } from './failure.ts'

const lost: readonly (string | null)[] = [null, 'session.unauthorized', 'session.ended', 'auth.user_token_invalid']

/** Whether the session has ended, in contrast to a wrong password. */
export const isSessionLost = ({ status, code }: Pick<Failure, 'status' | 'code'>): boolean =>
  status === 401 && lost.includes(code)
