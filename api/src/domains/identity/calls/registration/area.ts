import type { Verb } from '../../../../kernel/verb.ts'
import { register } from './register.ts'
import { verifyToken } from './verify-token.ts'

export const registration: readonly Verb[] = [register, verifyToken]
