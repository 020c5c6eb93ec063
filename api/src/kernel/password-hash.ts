import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id settings (algorithm 2); better-auth's default does a quarter of the work OWASP recommends.
const argon = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, argon)
export const verifyPassword = ({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> =>
  verify(stored, password).catch(() => false)
